import { TimeField, TimesOfDay } from "~/screens/time-field";
import { usePostedForm, type PostedAnswer } from "~/screens/use-posted-form";
import { useT } from "~/i18n/use-t";
import { Checkbox } from "~/ui/form/checkbox";
import { FieldGroup } from "~/ui/form/field";
import { NativeSelect } from "~/ui/form/native-select";
import { SheetForm } from "~/ui/form/sheet-form";
import type { calendarFields } from "../../domain/calendar/calendar-fields";

/** Minutes from one start to the next that the screen offers; a call may ask for another multiple of five. */
const DURATIONS = [5, 10, 15, 20, 30, 45, 60, 90, 120];

export interface CalendarFormProps {
  values: ReturnType<typeof calendarFields>;
  version: number;
  answer: PostedAnswer | undefined;
}

/** The grid and hours of the calendar, and by what patients can book. */
export function CalendarForm({ values, version, answer }: CalendarFormProps) {
  const { t } = useT();
  const form = usePostedForm({
    answer,
    values: { ...values, version },
    labels: {
      calendarSlotDuration: t("calendar:slotDuration"),
      dayStartInMins: t("calendar:dayStart"),
      dayEndInMins: t("calendar:dayEnd"),
      healthCareProviderBasedBooking: t("calendar:byProvider"),
      serviceOnlyBasedBooking: t("calendar:byService"),
    },
  });
  const durations = [...new Set([...DURATIONS, values.calendarSlotDuration])].sort((a, b) => a - b);
  return (
    <SheetForm
      errorsTitle={t("common:form.errorSummaryTitle")}
      errors={form.summary}
      version={form.value("version")}
      save={t("common:actions.save")}
    >
      <NativeSelect
        {...form.text("calendarSlotDuration")}
        hint={t("calendar:slotDurationHint")}
        options={durations.map((count) => ({ value: String(count), label: t("common:minutes", { count }) }))}
      />
      <div className="grid grid-cols-2 items-end gap-4">
        <TimesOfDay />
        <TimeField {...form.text("dayStartInMins")} />
        <TimeField {...form.text("dayEndInMins")} />
      </div>
      <p className="text-sm text-muted">{t("calendar:dayHint")}</p>
      <FieldGroup id="bookBy" label={t("calendar:bookBy")}>
        <Checkbox {...form.check("healthCareProviderBasedBooking")} />
        <Checkbox {...form.check("serviceOnlyBasedBooking")} />
      </FieldGroup>
    </SheetForm>
  );
}
