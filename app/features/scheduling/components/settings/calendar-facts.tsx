import { useT } from "~/i18n/use-t";
import { Banner } from "~/ui/view/banner";
import { Card } from "~/ui/view/card";
import { SummaryList } from "~/ui/view/summary-list";
import type { calendarFields } from "../../domain/calendar/calendar-fields";

/** The calendar's settings for whoever works here and does not change them. */
export function CalendarFacts({ values }: { values: ReturnType<typeof calendarFields> }) {
  const { t } = useT();
  const yesOrNo = (value: boolean) => t(value ? "common:actions.yes" : "common:actions.no");
  return (
    <>
      <Banner tone="info">{t("settings:form.onlyAdmins")}</Banner>
      <Card>
        <SummaryList
          rows={[
            { term: t("calendar:slotDuration"), value: t("common:minutes", { count: values.calendarSlotDuration }) },
            { term: t("calendar:dayStart"), value: values.dayStartInMins },
            { term: t("calendar:dayEnd"), value: values.dayEndInMins },
            { term: t("calendar:byProvider"), value: yesOrNo(values.healthCareProviderBasedBooking) },
            { term: t("calendar:byService"), value: yesOrNo(values.serviceOnlyBasedBooking) },
          ]}
        />
      </Card>
    </>
  );
}
