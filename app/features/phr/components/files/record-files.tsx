import { useT } from "~/i18n/use-t";
import { paths } from "~/paths";
import { LinkButton } from "~/ui/action/button";
import { Card } from "~/ui/view/card";
import type { RecordFile } from "../../domain/files/record-file";
import { FileEntry } from "./file-entry";

interface RecordFilesProps {
  recordId: string;
  /** Whose record it is; undefined for the reader's own. */
  patient: string | undefined;
  files: readonly RecordFile[];
  mayChange: boolean;
}

/** The files of a record where it is viewed or changed, with the way to add some; nothing where there is neither. */
export function RecordFiles({ recordId, patient, files, mayChange }: RecordFilesProps) {
  const { t } = useT();
  if (files.length === 0 && !mayChange) return null;
  return (
    <Card title={t("record-files:title")}>
      {files.length > 0 && (
        <ul className="mb-4 flex flex-col gap-6">
          {files.map((file) => (
            <li key={file.id} className="flex">
              <FileEntry recordId={recordId} patient={patient} file={file} />
            </li>
          ))}
        </ul>
      )}
      {mayChange && (
        <LinkButton href={paths.recordFiles(recordId, { patient })} tone="secondary" icon="upload">
          {t(files.length > 0 ? "record-files:change" : "record-files:add")}
        </LinkButton>
      )}
    </Card>
  );
}
