import { useT } from "~/i18n/use-t";
import { paths } from "~/paths";
import { TextLink } from "~/ui/base/link";
import { DataTable, type Column } from "~/ui/view/data-table";
import type { ImportView } from "../domain/imports/import-view";
import { ImportBadge } from "./import-badge";

/** Imports with what became of their rows; cards on a phone. */
export function ImportTable({ imports, zone }: { imports: readonly ImportView[]; zone: string }) {
  const { t, format } = useT();
  const number = (key: "count" | "created" | "known" | "refused" | "review"): Column<ImportView> => ({
    key,
    header: t(`imports:count.${key}`),
    align: "end",
    cell: (each) => format.number(each[key]),
  });
  const columns: Column<ImportView>[] = [
    {
      key: "file",
      header: t("imports:upload.file"),
      lead: true,
      cell: ({ importId, fileName, importNotes }) => (
        <span className="flex flex-col items-start gap-1 wrap-anywhere">
          <TextLink href={paths.patientImport(importId)} className="inline-flex min-h-11 items-center font-semibold">
            <bdi>{fileName}</bdi>
          </TextLink>
          {importNotes !== "" && <bdi className="text-sm text-muted">{importNotes}</bdi>}
        </span>
      ),
    },
    { key: "at", header: t("imports:sentAt"), cell: ({ createdAt }) => format.dateTime(createdAt, zone) },
    { key: "status", header: t("imports:statusTitle"), cell: ({ state }) => <ImportBadge state={state} /> },
    number("created"),
    number("known"),
    number("refused"),
    number("review"),
  ];
  return (
    <DataTable caption={t("imports:history")} columns={columns} rows={imports} rowKey={({ importId }) => importId} />
  );
}
