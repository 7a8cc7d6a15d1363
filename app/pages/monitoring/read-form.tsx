import { SureQuestion } from "~/features/phr/components/trackers/sure-question";
import { useMeasureText } from "~/features/phr/components/trackers/use-measure-text";
import type { OwnPlan } from "~/features/monitoring/public.server";
import { usePatientT } from "~/i18n/use-t";
import { paths } from "~/paths";
import { usePostedForm, type PostedAnswer } from "~/screens/use-posted-form";
import { Button } from "~/ui/action/button";
import { DefaultSubmit } from "~/ui/action/default-submit";
import { Dotted } from "~/ui/base/dotted";
import { TextLink } from "~/ui/base/link";
import { ErrorSummary } from "~/ui/form/error-summary";
import { TextField } from "~/ui/form/text-field";
import { Card } from "~/ui/view/card";

interface ReadFormProps {
  id: string;
  measured: OwnPlan["trackers"][number];
  zone: string;
  answer: PostedAnswer | undefined;
}

/** What a patient measures now: a number, or two, and a button. What is due today and the last one stand above. */
export function ReadForm({ id, measured, zone, answer }: ReadFormProps) {
  const { tracker, unit, hasSecond, due, last } = measured;
  const { t, format } = usePatientT();
  const { measure } = useMeasureText(tracker);
  const name = t(`trackers:name.${tracker}`);
  const labels: Readonly<Record<string, string>> = hasSecond
    ? { value: t("trackers:column.value"), value2: t("trackers:column.value2") }
    : { value: name };
  const form = usePostedForm({ answer, values: {}, labels, prefix: `${id}-` });
  const errors = Object.values(answer?.result.error ?? {}).flatMap((each) => each ?? []);
  const question = errors.find(({ message, values }) => message.startsWith("trackers:ask.") || values?.otherUnit);
  const number = (field: "value" | "value2") => (
    <TextField
      {...form.text(field)}
      hint={t(`trackers:unit.${unit}`)}
      inputMode="decimal"
      dir="ltr"
      width="short"
      autoComplete="off"
      maxLength={40}
    />
  );
  return (
    <Card title={name} level={3}>
      <div className="flex flex-col gap-3">
        <ErrorSummary title={t("common:form.errorSummaryTitle")} errors={form.summary} />
        <p>
          <Dotted
            parts={
              due.length === 0
                ? [t("monitoring:own.nothing")]
                : due.map(({ at, taken }) =>
                    t(taken ? "monitoring:own.kept" : "monitoring:own.due", { time: format.time(at, zone) }),
                  )
            }
          />
        </p>
        <form method="post" className="flex flex-col gap-3" data-once data-device={tracker} noValidate>
          {question && <DefaultSubmit />}
          <input type="hidden" name="intent" value="read" />
          <input type="hidden" name="id" value={id} />
          <input type="hidden" name="tracker" value={tracker} />
          <input type="hidden" name="unit" value={unit} />
          <div className="flex flex-wrap items-start gap-4">
            {number("value")}
            {hasSecond && number("value2")}
          </div>
          {question && <SureQuestion question={question} />}
          <div data-measure hidden className="flex flex-col gap-1">
            <Button type="button" tone="secondary">
              {t("monitoring:own.device")}
            </Button>
            <p className="text-sm text-muted">{t("monitoring:own.deviceHint")}</p>
            <p data-failed={t("monitoring:own.deviceFailed")} role="status" className="text-sm text-danger-text" />
          </div>
          <Button type="submit" wide aria-label={t("monitoring:own.saveOf", { name })}>
            {t("monitoring:own.save")}
          </Button>
        </form>
        <p className="text-sm text-muted">
          {last
            ? t("monitoring:own.last", { value: measure(last, unit), when: format.dateTime(last.at, zone, "medium") })
            : t("monitoring:own.none")}
        </p>
        <TextLink href={paths.trackers({ tracker })} className="inline-flex min-h-11 items-center">
          {t("monitoring:own.plot", { name })}
        </TextLink>
      </div>
    </Card>
  );
}
