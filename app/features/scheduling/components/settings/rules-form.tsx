import { usePostedForm, type PostedAnswer } from "~/screens/use-posted-form";
import { useT } from "~/i18n/use-t";
import { AskedDuration } from "~/screens/asked-duration";
import { Checkbox } from "~/ui/form/checkbox";
import { NativeSelect } from "~/ui/form/native-select";
import { halvesClass } from "~/ui/form/form-style";
import { SheetForm } from "~/ui/form/sheet-form";
import { TextField } from "~/ui/form/text-field";
import type { ruleFields } from "../../domain/calendar/calendar-fields";
import { ExcludedDates, useDayLabels } from "./excluded-dates";

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
      ...useDayLabels(answer),
      undoWindowSeconds: t("calendar:undoWindow"),
      confirmByMail: t("requests:setting.label"),
    },
  });
  const number = { inputMode: "numeric", width: "short", dir: "ltr" } as const;
  return (
    <SheetForm
      errorsTitle={t("common:form.errorSummaryTitle")}
      errors={form.summary}
      version={form.value("version")}
      save={t("common:actions.save")}
    >
      <div className={halvesClass}>
        <AskedDuration
          {...{ form, name: "minimumNoticeMinutes", unit: "minutes" }}
          hint={t("calendar:minimumNoticeHint")}
        />
        <AskedDuration {...{ form, name: "horizonDays", unit: "days" }} />
      </div>
      <div className={halvesClass}>
        <TextField {...form.text("dailyMaximum")} {...number} hint={t("calendar:dailyMaximumHint")} />
        <NativeSelect
          {...form.text("minimumDate")}
          options={[
            { value: "0", label: t("calendar:minimumDateOf.place") },
            { value: "-1", label: t("calendar:minimumDateOf.organization") },
          ]}
        />
      </div>
      <ExcludedDates form={form} intent={answer?.result.intent?.type} />
      <AskedDuration {...{ form, name: "undoWindowSeconds", unit: "seconds" }} hint={t("calendar:undoWindowHint")} />
      <Checkbox {...form.check("confirmByMail")} hint={t("requests:setting.hint")} />
    </SheetForm>
  );
}
