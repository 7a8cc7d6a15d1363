import type { PostedAnswer, PostedForm } from "~/screens/use-posted-form";
import { useT } from "~/i18n/use-t";
import { DateList } from "~/ui/form/date-list";

const NAME = "excludedDates";

/** The days of the form, and an empty field to go on with before anything was posted. */
function daysOf(form: PostedForm, posted: boolean): string[] {
  const value = form.value(NAME);
  const days = Array.isArray(value) ? value.map((day) => (typeof day === "string" ? day : "")) : [];
  return posted && days.length > 0 ? days : [...days, ""];
}

/** What the fields of the days that were posted are called, for the summary of what is wrong with them. */
export function useDayLabels(answer: PostedAnswer | undefined): Record<string, string> {
  const { t } = useT();
  const posted = answer?.result.initialValue?.[NAME];
  const days: readonly unknown[] = Array.isArray(posted) ? posted : [];
  return Object.fromEntries(
    days.map((_, index) => [`${NAME}[${index}]`, t("calendar:excludedDate", { number: index + 1 })]),
  );
}

/** The days on which nothing can be booked, to be added and taken away one by one. */
export function ExcludedDates({ form, intent }: { form: PostedForm; intent: string | undefined }) {
  const { t } = useT();
  const days = daysOf(form, form.posted);
  return (
    <DateList
      name={NAME}
      label={t("calendar:excludedDates")}
      hint={t("calendar:excludedDatesHint")}
      error={form.error(NAME)}
      days={days.map((value, index) => ({ value, error: form.error(`${NAME}[${index}]`) }))}
      dayLabel={(number) => t("calendar:excludedDate", { number })}
      remove={t("calendar:removeDate")}
      removeLabel={(number) => t("calendar:removeDateOf", { number })}
      add={t("calendar:addDate")}
      focusAt={intent === undefined ? undefined : days.length - 1}
    />
  );
}
