import { optionsAt } from "../../records/record-fields";
import { OFF_REASONS } from "../../domain/records/record-kinds";
import { useT } from "~/i18n/use-t";
import { answerTo, usePostedForm, type PostedAnswer } from "~/screens/use-posted-form";
import { Button } from "~/ui/action/button";
import { buttonClass } from "~/ui/action/button-style";
import { classNames } from "~/ui/base/class-names";
import { ErrorSummary } from "~/ui/form/error-summary";
import { NativeSelect } from "~/ui/form/native-select";
import { TextField } from "~/ui/form/text-field";

const REASONS = optionsAt("phr:off.reasons", OFF_REASONS);

interface RemoveRecordProps {
  id: string;
  name: string;
  /** Of the page, whichever of its forms it answers. */
  answer: Partial<PostedAnswer> | undefined;
}

/** Takes a record off its list: it asks why, and needs no script. What is removed can be put back. */
export function RemoveRecord({ id, name, answer }: RemoveRecordProps) {
  const { t } = useT();
  const own = answerTo(answer, { intent: "disable", id });
  const labels = { reason: t("phr:off.reason"), note: t("phr:off.note") };
  const form = usePostedForm({ answer: own, values: {}, labels });
  // A page has a form for each record.
  const fieldId = (field: string) => `${field}-${id}`;
  const text = (field: keyof typeof labels) => ({ ...form.text(field), id: fieldId(field) });
  const errors = form.summary.map((error) =>
    "fieldId" in error ? { ...error, fieldId: fieldId(error.fieldId) } : error,
  );
  return (
    <details className="open:basis-full" open={own !== undefined}>
      <summary
        aria-label={`${t("phr:off.action")}: ${name}`}
        className={classNames(
          buttonClass({ tone: "quiet", size: "small" }),
          "cursor-pointer list-none [&::-webkit-details-marker]:hidden",
        )}
      >
        {t("phr:off.action")}
      </summary>
      <form
        method="post"
        className="mt-2 flex max-w-prose flex-col gap-4 rounded-md border border-line-strong bg-surface p-4"
      >
        <ErrorSummary title={t("common:form.errorSummaryTitle")} errors={errors} />
        <p className="font-semibold">{t("phr:off.title", { name })}</p>
        <p>{t("phr:off.text")}</p>
        <input type="hidden" name="id" value={id} />
        <NativeSelect {...text("reason")} options={REASONS.map(({ value, label }) => ({ value, label: t(label) }))} />
        <TextField {...text("note")} maxLength={200} />
        <div>
          <Button type="submit" name="intent" value="disable" tone="danger" size="small">
            {t("phr:off.submit")}
          </Button>
        </div>
      </form>
    </details>
  );
}
