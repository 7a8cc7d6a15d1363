import { useT } from "~/i18n/use-t";
import { answerTo, usePostedForm, type PostedAnswer } from "~/screens/use-posted-form";
import { Button } from "~/ui/action/button";
import { ErrorSummary } from "~/ui/form/error-summary";
import { HiddenFields } from "~/ui/form/hidden-fields";
import { TextField } from "~/ui/form/text-field";
import type { ShownFile } from "./lab-files";

/** Takes a file off an order again, for a reason that the history keeps. */
export function DetachFile({ file, answer }: { file: ShownFile; answer: PostedAnswer | undefined }) {
  const { t } = useT();
  const posted = answerTo(answer, { intent: "detach" });
  const own = posted?.result.initialValue?.["fileId"] === file.id ? posted : undefined;
  const label = t("laboratory:fields.detachReason");
  const form = usePostedForm({ answer: own, values: {}, labels: { reason: label }, prefix: `${file.id}-` });
  return (
    <details open={form.posted} className="open:basis-full">
      <summary
        aria-label={t("laboratory:detach.of", { name: file.name })}
        className="inline-flex min-h-11 cursor-pointer items-center font-medium text-danger-text"
      >
        {t("laboratory:detach.open")}
      </summary>
      <form method="post" noValidate data-once className="flex flex-col gap-3">
        <ErrorSummary title={t("common:form.errorSummaryTitle")} errors={form.summary} />
        <HiddenFields fields={{ intent: "detach", fileId: file.id }} />
        <p>{t("laboratory:detach.text")}</p>
        <TextField {...form.text("reason")} label={label} maxLength={300} />
        <div>
          <Button type="submit" tone="danger">
            {t("laboratory:detach.submit")}
          </Button>
        </div>
      </form>
    </details>
  );
}
