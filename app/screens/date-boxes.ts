import { useContext } from "react";
import { usePatientT } from "~/i18n/use-t";
import { dayPattern } from "~/kernel/time/typed-day";
import { DateFieldWords } from "~/ui/form/date-field";

/** The months by their names, January first, in the calendar that dates are written in. */
const monthNames = (bcp47: string) => {
  const { format } = new Intl.DateTimeFormat(bcp47, { month: "long", timeZone: "UTC", calendar: "gregory" });
  return Array.from({ length: 12 }, (_, month) => format(Date.UTC(2000, month, 15)));
};

/** What the boxes of a date are called, and in which order their reader writes them. */
export function useDateBoxes() {
  const { t, bcp47 } = usePatientT();
  const tag = useContext(DateFieldWords)?.tag;
  return {
    boxes: { day: t("common:date.boxes.day"), month: t("common:date.boxes.month"), year: t("common:date.boxes.year") },
    months: monthNames(bcp47),
    order: dayPattern(tag ?? bcp47).order,
  };
}
