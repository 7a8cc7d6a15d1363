import { TimeField } from "~/screens/time-field";
import { usePostedForm, type PostedAnswer } from "~/screens/use-posted-form";
import { useT } from "~/i18n/use-t";
import { Button, LinkButton } from "~/ui/action/button";
import { DateField } from "~/ui/form/date-field";
import { ErrorSummary } from "~/ui/form/error-summary";
import { NativeSelect } from "~/ui/form/native-select";
import { TextField } from "~/ui/form/text-field";
import { VersionField } from "~/ui/form/version-field";
import type { Absence } from "../../domain/timings/absence";
import { absenceFields } from "../../domain/timings/absence-fields";
import { LONGEST_NOTE } from "../../domain/timings/week-problems";

export interface AbsenceFormProps {
  branches: readonly { id: string; name: string }[];
  version: number;
  answer: PostedAnswer | undefined;
  /** The one that is changed; undefined for a new one. */
  absence: Absence | undefined;
  /** The page without an absence open. */
  cancelHref: string;
  today: string;
}

const NEW = { startDate: "", endDate: "", from: "", until: "", branchId: "", note: "" };

/** When somebody is away: a day or some, whole or in part. */
export function AbsenceForm({ branches, version, answer, absence, cancelHref, today }: AbsenceFormProps) {
  const { t } = useT();
  const label = (name: Exclude<keyof typeof NEW, "branchId">) => t(`timings:absence.${name}`);
  const form = usePostedForm({
    answer,
    values: { ...(absence ? absenceFields(absence) : NEW), version },
    labels: {
      startDate: label("startDate"),
      endDate: label("endDate"),
      from: label("from"),
      until: label("until"),
      note: label("note"),
      branchId: t("timings:absence.branch"),
    },
  });
  const optional = { optionalLabel: `(${t("common:form.optional")})` };
  return (
    <form method="post" noValidate data-draft className="flex max-w-2xl flex-col gap-5">
      <ErrorSummary title={t("common:form.errorSummaryTitle")} errors={form.summary} />
      <input type="hidden" name="intent" value="absence" />
      <VersionField version={form.value("version")} />
      {absence && <input type="hidden" name="absenceId" value={absence.ids[0]} />}
      <div className="grid items-end gap-5 tablet:grid-cols-2">
        <DateField {...form.text("startDate")} min={today} required />
        <DateField {...form.text("endDate")} {...optional} hint={t("timings:absence.endHint")} min={today} />
      </div>
      <div className="flex flex-col gap-2">
        <p id="absence-times" className="text-sm text-muted">
          {t("timings:absence.timesHint")}
        </p>
        <div role="group" aria-labelledby="absence-times" className="grid grid-cols-2 gap-5 tablet:max-w-md">
          <TimeField {...form.text("from")} />
          <TimeField {...form.text("until")} />
        </div>
      </div>
      {branches.length > 1 && (
        <NativeSelect
          {...form.text("branchId")}
          placeholder={t("timings:absence.everywhere")}
          options={branches.map(({ id, name }) => ({ value: id, label: name }))}
        />
      )}
      <TextField
        {...form.text("note")}
        {...optional}
        hint={t("timings:absence.noteHint")}
        maxLength={LONGEST_NOTE}
        dir="auto"
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" tone="secondary" size="large">
          {t("timings:absence.save")}
        </Button>
        {absence && (
          <LinkButton href={cancelHref} tone="secondary" size="large">
            {t("common:actions.cancel")}
          </LinkButton>
        )}
      </div>
    </form>
  );
}
