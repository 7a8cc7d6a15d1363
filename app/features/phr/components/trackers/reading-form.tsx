import { useT } from "~/i18n/use-t";
import type { Problem } from "~/kernel/problem";
import { DraftNotice } from "~/screens/draft-notice";
import { TimeField, TimesOfDay } from "~/screens/time-field";
import { usePostedForm, type PostedAnswer, type PostedForm } from "~/screens/use-posted-form";
import { Button } from "~/ui/action/button";
import { DefaultSubmit } from "~/ui/action/default-submit";
import { CheckboxGroup } from "~/ui/form/checkbox-group";
import { DateField } from "~/ui/form/date-field";
import { ErrorSummary } from "~/ui/form/error-summary";
import { formClass } from "~/ui/form/form-style";
import { NativeSelect } from "~/ui/form/native-select";
import { RadioGroup } from "~/ui/form/radio-group";
import { TextField } from "~/ui/form/text-field";
import { VersionField } from "~/ui/form/version-field";
import { Card } from "~/ui/view/card";
import { trackerOf, type TrackerName } from "../../domain/trackers/trackers";
import { SureQuestion } from "./sure-question";
import { levelKey } from "../../records/trackers/measure-text";

interface ReadingFormProps {
  tracker: TrackerName;
  intent: "add" | "correct";
  /** By the names of the fields. */
  values: Readonly<Record<string, string | number | readonly string[]>>;
  answer: PostedAnswer | undefined;
  /** What may be meant where a medicine is asked for. */
  medicines?: readonly string[];
}

const GRID = "grid items-start gap-6 tablet:grid-cols-2 tablet:gap-4";
/** What is asked or wrong needs the whole width, where the form stands beside the plot. */
const ASKED = "grid items-start gap-6 tablet:grid-cols-2 tablet:gap-4 computer:grid-cols-1";

/** The labels of the fields, by their names. */
function useLabels(tracker: TrackerName) {
  const { t } = useT();
  const { second, several } = trackerOf(tracker);
  const two = second !== undefined;
  return {
    value: two ? t("trackers:column.value") : t(`trackers:name.${tracker}`),
    value2: t("trackers:column.value2"),
    pulse: t("trackers:form.pulse"),
    unit: t("trackers:form.unit"),
    date: t("trackers:form.date"),
    time: t("trackers:form.time"),
    context: t(several ? "trackers:form.symptoms" : "trackers:form.context"),
    site: t("trackers:form.site"),
    note: t(tracker === "medicineTaken" ? "trackers:form.medicine" : "trackers:form.note"),
  };
}

const asks = ({ message }: Problem) => message.startsWith("trackers:ask.");

/** The problem that somebody may answer with 'yes, it is right', or with another unit; whether nothing else is wrong. */
function questionIn(answer: PostedAnswer | undefined): { question: Problem | undefined; onlyAsked: boolean } {
  const problems = Object.values(answer?.result.error ?? {}).flatMap((each) => each ?? []);
  const question = problems.find((each) => asks(each) || each.values?.otherUnit !== undefined);
  return { question, onlyAsked: problems.every(asks) };
}

/** One context of a measurement, or any of several symptoms. */
function ContextField({ tracker, form }: { tracker: TrackerName; form: PostedForm }) {
  const { t } = useT();
  const { contexts = [], several } = trackerOf(tracker);
  const options = contexts.map((one) => ({ value: one, label: t(`trackers:context.${one as "FASTING"}`) }));
  if (options.length === 0) return null;
  const field = form.text("context");
  if (several) return <CheckboxGroup {...field} options={options} chosen={(one) => form.has("context", one)} />;
  return <NativeSelect {...field} placeholder={t("trackers:form.contextNone")} options={options} />;
}

/** What was measured in one sitting, new or corrected. */
export function ReadingForm({ tracker, intent, values, answer, medicines = [] }: ReadingFormProps) {
  const { t } = useT();
  const labels = useLabels(tracker);
  const form = usePostedForm({ answer, values, labels });
  const { second, units, levels, sites = [] } = trackerOf(tracker);
  const optionalLabel = `(${t("trackers:form.optional")})`;
  const [only] = units.length === 1 ? units : [];
  const hint = only && t(`trackers:unit.${only}`);
  const number = (name: keyof typeof labels) => (
    <TextField
      {...form.text(name)}
      hint={hint}
      inputMode="decimal"
      dir="ltr"
      width="short"
      autoComplete="off"
      maxLength={40}
    />
  );
  const unit = units.map((one) => ({ value: one, label: t(`trackers:unit.${one}`) }));
  const version = form.value("version");
  const { question, onlyAsked } = questionIn(answer);
  const grid = form.summary.length > 0 ? ASKED : GRID;
  // The unit that was meant instead, where another question came after it.
  const unitField = form.text("unit");
  const meant = form.text("meantUnit").defaultValue ?? unitField.defaultValue;
  return (
    <div className="flex min-w-0 flex-col gap-5">
      <ErrorSummary
        title={t(onlyAsked ? "trackers:sure.summary" : "common:form.errorSummaryTitle")}
        errors={form.summary}
      />
      <Card title={t(intent === "add" ? "trackers:form.title" : "trackers:form.correct")}>
        <form method="post" noValidate data-draft={answer ? "answered" : "kept"} data-once className={formClass}>
          {question && <DefaultSubmit />}
          <DraftNotice />
          <input type="hidden" name="intent" value={intent} />
          <VersionField version={version} />
          {levels && (
            <RadioGroup
              {...form.text("value")}
              columns={2}
              options={levels.map((level) => ({ value: String(level), label: t(levelKey(tracker, level)) }))}
            />
          )}
          {!levels && (
            <div className={grid}>
              {number("value")}
              {second && number("value2")}
              {units.length > 1 && <NativeSelect {...unitField} defaultValue={meant} options={unit} />}
            </div>
          )}
          {units.length === 1 && <input type="hidden" name="unit" value={units[0]} />}
          {second && intent === "add" && (
            <TextField
              {...form.text("pulse")}
              hint={t("trackers:form.pulseHint")}
              {...{ inputMode: "numeric", dir: "ltr", width: "short", autoComplete: "off", optionalLabel }}
            />
          )}
          <div className={grid}>
            <DateField {...form.text("date")} />
            <TimeField {...form.text("time")} />
          </div>
          <TimesOfDay />
          <ContextField tracker={tracker} form={form} />
          {sites.length > 0 && (
            <NativeSelect
              {...form.text("site")}
              placeholder={t("trackers:form.contextNone")}
              options={sites.map((one) => ({ value: one, label: t(`trackers:site.${one as "ORAL"}`) }))}
            />
          )}
          <TextField
            {...form.text("note")}
            {...{ maxLength: 200, list: medicines.length > 0 ? "medicines" : undefined }}
            optionalLabel={tracker === "medicineTaken" ? undefined : optionalLabel}
          />
          {medicines.length > 0 && (
            <datalist id="medicines">
              {medicines.map((name) => (
                <option key={name} value={name} />
              ))}
            </datalist>
          )}
          {question && <SureQuestion question={question} />}
          <div>
            <Button type="submit">{t(intent === "add" ? "trackers:form.submit" : "trackers:form.save")}</Button>
          </div>
        </form>
      </Card>
    </div>
  );
}
