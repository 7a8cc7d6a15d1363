import { useT } from "~/i18n/use-t";
import { Button } from "~/ui/action/button";
import { Card } from "~/ui/view/card";
import type { RecordFile } from "../../domain/files/record-file";
import { useFileSize } from "./use-file-size";
import { isolate } from "../../records/record-facts";

/** A file of another record of the same patient. */
export interface OfferedFile extends RecordFile {
  recordId: string;
  recordName: string;
}

/** The files of a patient's other records, each with a button that adds it to this one; nothing where there are none. */
export function OfferedFiles({ files }: { files: readonly OfferedFile[] }) {
  const { t } = useT();
  const size = useFileSize();
  if (files.length === 0) return null;
  return (
    <Card title={t("record-files:others.title")}>
      <p className="mb-4 text-muted">{t("record-files:others.text")}</p>
      <ul className="flex flex-col gap-4">
        {files.map(({ id, name, sizeBytes, recordId, recordName }) => (
          <li key={id} className="flex flex-wrap items-center justify-between gap-3">
            <p className="min-w-0 wrap-anywhere">
              <bdi className="font-semibold">{name}</bdi> <span className="text-sm text-muted">{size(sizeBytes)}</span>
              <br />
              <span className="text-sm text-muted">{t("record-files:others.of", { name: isolate(recordName) })}</span>
            </p>
            <form method="post">
              <input type="hidden" name="intent" value="share" />
              <input type="hidden" name="recordId" value={recordId} />
              <input type="hidden" name="fileId" value={id} />
              <Button
                type="submit"
                tone="secondary"
                size="small"
                icon="plus"
                aria-label={t("record-files:others.addOf", { name })}
              >
                {t("record-files:send")}
              </Button>
            </form>
          </li>
        ))}
      </ul>
    </Card>
  );
}
