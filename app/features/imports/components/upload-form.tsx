import { usePostedForm, type PostedAnswer } from "~/i18n/use-posted-form";
import { useT } from "~/i18n/use-t";
import { Button } from "~/ui/action/button";
import { ErrorSummary } from "~/ui/form/error-summary";
import { TextArea } from "~/ui/form/text-area";
import { TextField } from "~/ui/form/text-field";
import { Card } from "~/ui/view/card";

/** Where a file of patients is chosen, or dropped upon the field. */
export function UploadForm({ answer }: { answer: PostedAnswer | undefined }) {
  const { t } = useT();
  const labels = { patientsFile: t("imports:upload.file"), importNotes: t("imports:upload.notes") };
  const form = usePostedForm({ answer, values: {}, labels });
  // A browser fills no file in again.
  const { defaultValue: _none, ...file } = form.text("patientsFile");
  return (
    <Card title={t("imports:upload.title")}>
      <form method="post" encType="multipart/form-data" noValidate className="flex flex-col gap-6">
        <ErrorSummary title={t("common:form.errorSummaryTitle")} errors={form.summary} />
        <TextArea {...form.text("importNotes")} optionalLabel={`(${t("common:form.optional")})`} rows={2} dir="auto" />
        <TextField
          {...file}
          type="file"
          accept=".csv,.txt,.tsv,text/csv,text/plain,text/tab-separated-values"
          hint={t("imports:upload.hint")}
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
