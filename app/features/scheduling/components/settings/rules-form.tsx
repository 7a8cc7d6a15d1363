import { usePostedForm, type PostedAnswer } from "~/i18n/use-posted-form";
import { useT } from "~/i18n/use-t";
import { Button } from "~/ui/action/button";
import { ErrorSummary } from "~/ui/form/error-summary";
import { formClass } from "~/ui/form/form-style";
import { NativeSelect } from "~/ui/form/native-select";
import { TextArea } from "~/ui/form/text-area";
import { TextField } from "~/ui/form/text-field";
import { Card } from "~/ui/view/card";
import type { ruleFields } from "../../domain/calendar-fields";

export interface RulesFormProps {
  values: ReturnType<typeof ruleFields>;
  version: number;
  answer: PostedAnswer | undefined;
}

/** The rules by which patients are offered times. */
export function RulesForm({ values, version, answer }: RulesFormProps) {
  const { t } = useT();
  const form = usePostedForm({
    answer,
    values: { ...values, version },
    labels: {
      minimumNoticeMinutes: t("calendar:minimumNotice"),
      horizonDays: t("calendar:horizon"),
      dailyMaximum: t("calendar:dailyMaximum"),
      minimumDate: t("calendar:minimumDate"),
      excludedDates: t("calendar:excludedDates"),
      undoWindowSeconds: t("calendar:undoWindow"),
    },
  });
  const number = { inputMode: "numeric", width: "short", dir: "ltr" } as const;
  return (
    <>
      <ErrorSummary title={t("common:form.errorSummaryTitle")} errors={form.summary} />
      <Card>
        <form method="post" noValidate data-draft className={formClass}>
          <input type="hidden" name="version" value={String(form.value("version"))} />
          <TextField {...form.text("minimumNoticeMinutes")} {...number} hint={t("calendar:minimumNoticeHint")} />
          <TextField {...form.text("horizonDays")} {...number} />
          <TextField {...form.text("dailyMaximum")} {...number} hint={t("calendar:dailyMaximumHint")} />
          <NativeSelect
            {...form.text("minimumDate")}
            options={[
              { value: "0", label: t("calendar:minimumDateOf.place") },
              { value: "-1", label: t("calendar:minimumDateOf.organization") },
            ]}
          />
          <TextArea {...form.text("excludedDates")} hint={t("calendar:excludedDatesHint")} rows={5} dir="ltr" />
          <TextField {...form.text("undoWindowSeconds")} {...number} hint={t("calendar:undoWindowHint")} />
          <div>
            <Button type="submit" size="large">
              {t("common:actions.save")}
            </Button>
          </div>
        </form>
      </Card>
    </>
  );
}
