import { useT } from "~/i18n/use-t";
import { isWholeDay, type Absence } from "../../domain/timings/absence";
import { weekdayName } from "~/i18n/weekday-name";

/** When an absence is, in words: its days, and its hours. */
export function useAbsenceWords(): (absence: Absence) => { days: string; hours: string } {
  const { t, format } = useT();
  return (absence) => {
    const { startDate, endDate, days, startMinutes, endMinutes } = absence;
    const hours = isWholeDay(absence)
      ? t("timings:absence.wholeDay")
      : t("timings:absence.hours", {
          from: format.minutesOfDay(startMinutes),
          until: format.minutesOfDay(endMinutes),
        });
    const weekly =
      days.length > 0 && t("timings:absence.every", { days: format.list(days.map((day) => weekdayName(format, day))) });
    const from = startDate && format.plainDate(startDate, "long");
    const until = endDate && format.plainDate(endDate, "long");
    const dates = datesWords(from, until, startDate === endDate);
    return { days: format.parts([weekly, dates]) || t("timings:absence.everyDay"), hours };
  };

  function datesWords(from: string | null, until: string | null, single: boolean): string {
    if (from && until) return single ? from : t("timings:absence.dates", { from, until });
    if (from) return t("timings:absence.since", { date: from });
    return until ? `${t("timings:hours.validUntil")} ${until}` : "";
  }
}
