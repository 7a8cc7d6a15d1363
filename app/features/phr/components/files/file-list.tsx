import { useT } from "~/i18n/use-t";
import { AskFirst } from "~/ui/action/ask-first";
import { Card } from "~/ui/view/card";
import { EmptyState } from "~/ui/view/empty-state";
import type { RecordFile } from "../../domain/files/record-file";
import { FileEntry } from "./file-entry";

interface FileListProps {
  recordId: string;
  patient: string | undefined;
  files: readonly RecordFile[];
  mayChange: boolean;
}

/** The files of a record, each with what can be done with it. */
export function FileList({ recordId, patient, files, mayChange }: FileListProps) {
  const { t } = useT();
  if (files.length === 0)
    return (
      <Card padding="flush">
        <EmptyState icon="upload" title={t("record-files:empty")}>
          {t("record-files:emptyText")}
        </EmptyState>
      </Card>
    );
  return (
    <Card>
      <ul className="flex flex-col gap-6">
        {files.map((file) => (
          <li key={file.id} className="flex flex-col gap-3 tablet:flex-row tablet:items-start tablet:justify-between">
            <FileEntry recordId={recordId} patient={patient} file={file} />
            {mayChange && (
              <form method="post">
                <input type="hidden" name="intent" value="detach" />
                <input type="hidden" name="fileId" value={file.id} />
                <AskFirst
                  size="small"
                  aria-label={t("record-files:removeOf", { name: file.name })}
                  question={t("record-files:sure")}
                  text={t("record-files:sureText")}
                >
                  {t("record-files:remove")}
                </AskFirst>
              </form>
            )}
          </li>
        ))}
      </ul>
    </Card>
  );
}
