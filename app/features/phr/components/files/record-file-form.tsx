import { useT } from "~/i18n/use-t";
import { paths } from "~/paths";
import { FileForm } from "~/screens/files/file-form";
import type { PostedAnswer } from "~/screens/use-posted-form";
import { Card } from "~/ui/view/card";

interface RecordFileFormProps {
  recordId: string;
  patient: string | undefined;
  answer: PostedAnswer | undefined;
}

/** Where files are added to a record. */
export function RecordFileForm({ recordId, patient, answer }: RecordFileFormProps) {
  const { t } = useT();
  return (
    <Card title={t("record-files:add")}>
      <FileForm
        uploads={paths.recordUploads(recordId)}
        done={paths.recordFiles(recordId, { patient, done: "attached" })}
        there={paths.recordFiles(recordId, { patient, done: "there" })}
        fields={{ intent: "attach" }}
        thereWords={t("record-files:done.there")}
        answer={answer}
      />
    </Card>
  );
}
