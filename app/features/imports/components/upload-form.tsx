import { useState, type DragEvent, type FormEvent } from "react";
import { usePostedForm, type PostedAnswer } from "~/screens/use-posted-form";
import { useT } from "~/i18n/use-t";
import { Button } from "~/ui/action/button";
import { classNames } from "~/ui/base/class-names";
import { ErrorSummary } from "~/ui/form/error-summary";
import { TextArea } from "~/ui/form/text-area";
import { TextField } from "~/ui/form/text-field";
import { useHydrated } from "~/ui/hydrated/use-hydrated";
import { Card } from "~/ui/view/card";
import { UploadProgress } from "./upload/upload-progress";
import { useUpload } from "./upload/use-upload";

/** Lets a file be dropped anywhere upon the form; it becomes the choice of the field. */
function useDrop() {
  const [over, setOver] = useState(false);
  const hold = (event: DragEvent) => {
    event.preventDefault();
    setOver(true);
  };
  const onDrop = (event: DragEvent<HTMLFormElement>) => {
    event.preventDefault();
    setOver(false);
    const field = event.currentTarget.elements.namedItem("patientsFile");
    if (field instanceof HTMLInputElement && event.dataTransfer.files.length > 0)
      field.files = event.dataTransfer.files;
  };
  return { over, events: { onDragEnter: hold, onDragOver: hold, onDragLeave: () => setOver(false), onDrop } };
}

/** Where a file of patients is chosen or dropped. With script it goes in parts, without as one form. */
export function UploadForm({ answer }: { answer: PostedAnswer | undefined }) {
  const { t } = useT();
  const labels = { patientsFile: t("imports:upload.file"), importNotes: t("imports:upload.notes") };
  const form = usePostedForm({ answer, values: {}, labels });
  const { sending, send, again, discard } = useUpload();
  const { over, events } = useDrop();
  const inParts = useHydrated();
  // A browser fills no file in again.
  const { defaultValue: _none, ...file } = form.text("patientsFile");
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    const posted = new FormData(event.currentTarget);
    const chosen = posted.get("patientsFile");
    const notes = posted.get("importNotes");
    // No file chosen, or an empty one: the server says what is wrong with it.
    if (!(chosen instanceof File) || chosen.size === 0) return;
    event.preventDefault();
    send(chosen, typeof notes === "string" ? notes : "");
  };
  if (sending.state !== "none")
    return (
      <Card title={t("imports:upload.title")}>
        <UploadProgress sending={sending} onAgain={() => void again()} onDiscard={() => void discard()} />
      </Card>
    );
  return (
    <Card title={t("imports:upload.title")}>
      <form
        method="post"
        encType="multipart/form-data"
        noValidate
        onSubmit={onSubmit}
        {...events}
        className={classNames(
          "flex flex-col gap-6 rounded-md",
          over && "outline-2 outline-offset-8 outline-brand-text outline-dashed",
        )}
      >
        <ErrorSummary title={t("common:form.errorSummaryTitle")} errors={form.summary} />
        <TextArea {...form.text("importNotes")} optionalLabel={`(${t("common:form.optional")})`} rows={2} dir="auto" />
        <TextField
          {...file}
          type="file"
          accept=".csv,.txt,.tsv,text/csv,text/plain,text/tab-separated-values"
          hint={t(inParts ? "imports:upload.hintParts" : "imports:upload.hint")}
        />
        <div>
          <Button type="submit" size="large" icon="upload">
            {t("imports:upload.send")}
          </Button>
        </div>
      </form>
    </Card>
  );
}
