import { useT } from "~/i18n/use-t";
import { paths } from "~/paths";
import { usePostedForm, type PostedAnswer } from "~/screens/use-posted-form";
import { Button } from "~/ui/action/button";
import { ErrorSummary } from "~/ui/form/error-summary";
import { TextField } from "~/ui/form/text-field";
import { Card } from "~/ui/view/card";
import { ProgressBar } from "~/ui/view/progress-bar";
import { OFFERED_TYPES } from "../../domain/files/record-file";

interface FileFormProps {
  recordId: string;
  patient: string | undefined;
  answer: PostedAnswer | undefined;
}

/** How a file stands that the script sends; it makes one of this for each. */
function SendingTemplate() {
  const { t } = useT();
  return (
    <template data-file-sending>
      <li className="flex flex-col gap-2">
        <p data-name className="font-semibold wrap-anywhere" />
        <ProgressBar percent={0} label={t("record-files:sending.label")} />
        <p data-state role="status" className="text-sm text-muted tabular-nums" />
        <p className="flex flex-wrap gap-3">
          <Button data-again hidden tone="secondary" size="small">
            {t("record-files:sending.again")}
          </Button>
          <Button data-stop tone="quiet" size="small">
            {t("record-files:sending.stop")}
          </Button>
        </p>
      </li>
    </template>
  );
}

/**
 * Where files are added to a record: with script several of up to 500 MB, in parts and with their progress; without it
 * one of up to 10 MB.
 */
export function FileForm({ recordId, patient, answer }: FileFormProps) {
  const { t } = useT();
  const form = usePostedForm({ answer, values: {}, labels: { file: t("record-files:field") } });
  // A browser fills no file in again.
  const { defaultValue: _none, ...field } = form.text("file");
  const words = {
    hint: t("record-files:hintParts"),
    progress: t("record-files:sending.progress", { percent: "{percent}" }),
    waiting: t("record-files:sending.waiting"),
    line: t("record-files:sending.line"),
    unreadable: t("record-files:sending.unreadable"),
    refused: t("record-files:sending.refused"),
    tooLarge: t("record-files:tooLarge"),
    stopped: t("record-files:sending.stopped"),
    done: t("record-files:sending.done"),
    there: t("record-files:done.there"),
  };
  return (
    <Card title={t("record-files:add")}>
      <form
        method="post"
        encType="multipart/form-data"
        noValidate
        className="flex flex-col gap-6"
        data-record-files={paths.recordUploads(recordId)}
        data-done={paths.recordFiles(recordId, { patient, done: "attached" })}
        data-there={paths.recordFiles(recordId, { patient, done: "there" })}
        data-words={JSON.stringify(words)}
      >
        <input type="hidden" name="intent" value="attach" />
        <ErrorSummary title={t("common:form.errorSummaryTitle")} errors={form.summary} />
        <TextField {...field} type="file" accept={OFFERED_TYPES} hint={t("record-files:hint")} />
        <div>
          <Button type="submit" icon="upload">
            {t("record-files:send")}
          </Button>
        </div>
      </form>
      <ul data-files-sending hidden className="mt-6 flex flex-col gap-6" />
      <SendingTemplate />
    </Card>
  );
}
