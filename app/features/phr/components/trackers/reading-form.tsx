import { useT } from "~/i18n/use-t";
import type { Problem } from "~/kernel/problem";
import { DraftNotice } from "~/screens/draft-notice";
import { usePostedForm, type PostedAnswer } from "~/screens/use-posted-form";
import { Button } from "~/ui/action/button";
import { DateField } from "~/ui/form/date-field";

import { ErrorSummary } from "~/ui/form/error-summary";
import { formClass } from "~/ui/form/form-style";
import { NativeSelect } from "~/ui/form/native-select";
import { TextField } from "~/ui/form/text-field";
import { Card } from "~/ui/view/card";
import { trackerOf, type TrackerName } from "../../domain/trackers/trackers";
import { SureQuestion } from "./sure-question";

interface ReadingFormProps {
  tracker: TrackerName;
  intent: "add" | "correct";
  /** By the names of the fields. */
  values: Readonly<Record<string, string | number>>;
  answer: PostedAnswer | undefined;
}

const GRID = "grid items-start gap-6 tablet:grid-cols-2 tablet:gap-4";

/** The labels of the fields, by their names. */
function useLabels(tracker: TrackerName) {
  const { t } = useT();
  const two = trackerOf(tracker).second !== undefined;
  return {
    value: two ? t("trackers:column.value") : t(`trackers:name.${tracker}`),
    value2: t("trackers:column.value2"),
    pulse: t("trackers:form.pulse"),
    unit: t("trackers:form.unit"),
    date: t("trackers:form.date"),
    time: t("trackers:form.time"),
    context: t("trackers:form.context"),
    site: t("trackers:form.site"),
    note: t("trackers:form.note"),
  };
}

/** The problem that somebody may answer with 'yes, it is right', or with another unit. */
function questionIn(answer: PostedAnswer | undefined): Problem | undefined {
  const problems = Object.values(answer?.result.error ?? {}).flatMap((each) => each ?? []);
  return problems.find(({ message, values }) => message.startsWith("trackers:ask.") || values?.otherUnit !== undefined);
}

/** What was measured in one sitting, new or corrected. */
export function ReadingForm({ tracker, intent, values, answer }: ReadingFormProps) {
  const { t } = useT();
  const labels = useLabels(tracker);
  const form = usePostedForm({ answer, values, labels });
  const { second, units, contexts = [], sites = [] } = trackerOf(tracker);
  const optionalLabel = `(${t("trackers:form.optional")})`;
  const number = (name: keyof typeof labels) => (
    <TextField {...form.text(name)} inputMode="decimal" dir="ltr" width="short" autoComplete="off" maxLength={40} />
  );
  const unit = units.map((one) => ({ value: one, label: t(`trackers:unit.${one}`) }));
  const version = form.value("version");
  const question = questionIn(answer);
  // The unit that was meant instead, where another question came after it.
  const unitField = form.text("unit");
  const meant = form.text("meantUnit").defaultValue ?? unitField.defaultValue;
  return (
    <>
      <ErrorSummary title={t("common:form.errorSummaryTitle")} errors={form.summary} />
      <Card title={t(intent === "add" ? "trackers:form.title" : "trackers:form.correct")}>
        <form method="post" noValidate data-draft={answer ? "answered" : "kept"} data-once className={formClass}>
          <DraftNotice />
          <input type="hidden" name="intent" value={intent} />
          {version != null && <input type="hidden" name="version" value={String(version)} />}
          <div className={GRID}>
            {number("value")}
            {second && number("value2")}
            {units.length > 1 && <NativeSelect {...unitField} defaultValue={meant} options={unit} />}
          </div>
          {units.length === 1 && <input type="hidden" name="unit" value={units[0]} />}
          {second && intent === "add" && (
            <TextField
              {...form.text("pulse")}
              hint={t("trackers:form.pulseHint")}
              {...{ inputMode: "numeric", dir: "ltr", width: "short", autoComplete: "off", optionalLabel }}
            />
          )}
          <div className={GRID}>
            <DateField {...form.text("date")} />
            <TextField {...form.text("time")} type="time" width="short" />
          </div>
          {contexts.length > 0 && (
            <NativeSelect
              {...form.text("context")}
              placeholder={t("trackers:form.contextNone")}
              options={contexts.map((one) => ({ value: one, label: t(`trackers:context.${one as "FASTING"}`) }))}
            />
          )}
          {sites.length > 0 && (
            <NativeSelect
              {...form.text("site")}
              placeholder={t("trackers:form.contextNone")}
              options={sites.map((one) => ({ value: one, label: t(`trackers:site.${one as "ORAL"}`) }))}
            />
          )}
          <TextField {...form.text("note")} maxLength={200} optionalLabel={optionalLabel} />
          <div>
            <Button type="submit">{t(intent === "add" ? "trackers:form.submit" : "trackers:form.save")}</Button>
          </div>
          {question && <SureQuestion question={question} />}
        </form>
      </Card>
    </>
  );
}
