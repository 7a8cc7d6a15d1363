import { useT } from "~/i18n/use-t";
import { usePostedForm, type PostedAnswer } from "~/screens/use-posted-form";
import { Button } from "~/ui/action/button";
import { ErrorSummary } from "~/ui/form/error-summary";
import { TextField } from "~/ui/form/text-field";
import { ProgressBar } from "~/ui/view/progress-bar";
import { HiddenFields } from "~/ui/form/hidden-fields";

/** What the field for a file offers to choose from; the check of what is sent decides (organization/domain). */
const OFFERED_TYPES =
  ".png,.jpg,.jpeg,.webp,.gif,.bmp,.pdf,.doc,.docx,.odt,.xls,.xlsx,.txt,.mpg,.mpeg,.avi,.mp4,.m4v,.mkv,.webm,.dcm,image/png,image/jpeg,image/webp,image/gif,image/bmp,application/dicom,application/pdf,video/mp4,video/mpeg,video/webm";

interface FileFormProps {
  /** Where the script sends a file in parts. */
  uploads: string;
  /** Where the page goes on once all files are there, and where they were there already. */
  done: string;
  there: string;
  /** What goes with the form where there is no script. */
  fields: Readonly<Record<string, string | number>>;
  /** What is said of a file that was there already. */
  thereWords: string;
  answer: PostedAnswer | undefined;
  /** Secondary where the page has another form that matters more. */
  tone?: "primary" | "secondary";
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
 * Where files are added: with script several of up to 500 MB, in parts and with their progress; without it one of up to
 * 10 MB. A page has one.
 */
export function FileForm({ uploads, done, there, fields, thereWords, answer, tone = "primary" }: FileFormProps) {
  const { t } = useT();
  const form = usePostedForm({ answer, values: {}, labels: { file: t("record-files:field") } });
  // A browser fills no file in again.
  const { defaultValue: _none, ...field } = form.text("file");
  // What is wrong with its one field is said there, and nowhere else.
  const whole = form.summary.filter((error) => !("fieldId" in error));
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
    there: thereWords,
  };
  return (
    <>
      <form
        method="post"
        encType="multipart/form-data"
        noValidate
        className="flex flex-col gap-6"
        data-record-files={uploads}
        data-done={done}
        data-there={there}
        data-words={JSON.stringify(words)}
      >
        <HiddenFields fields={fields} />
        <ErrorSummary title={t("common:form.errorSummaryTitle")} errors={whole} />
        <TextField
          {...field}
          type="file"
          accept={OFFERED_TYPES}
          hint={t("record-files:hint")}
          autoFocus={field.error !== undefined}
        />
        <div>
          <Button type="submit" icon="upload" tone={tone}>
            {t("record-files:send")}
          </Button>
        </div>
      </form>
      <ul data-files-sending hidden className="mt-6 flex flex-col gap-6" />
      <SendingTemplate />
    </>
  );
}
