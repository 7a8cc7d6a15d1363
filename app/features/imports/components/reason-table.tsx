import { useT } from "~/i18n/use-t";
import { Card } from "~/ui/view/card";
import { DataTable, type Column } from "~/ui/view/data-table";
import type { ReasonGroup } from "../domain/reading/counted-cells";

/** A reason in words. */
interface WordedGroup extends ReasonGroup {
  text: string;
}

export interface ReasonTableProps {
  /** Cells that patients came without, or rows that became no patient. */
  of: "leftOut" | "refused";
  groups: readonly WordedGroup[];
}

/** Why cells or rows of a file could not be taken: each reason once, with how many and some examples. */
export function ReasonTable({ of, groups }: ReasonTableProps) {
  const { t, format } = useT();
  const columns: Column<WordedGroup>[] = [
    { key: "reason", header: t("imports:leftOut.reason"), lead: true, cell: ({ text }) => text },
    {
      key: "rows",
      header: t(of === "refused" ? "imports:leftOut.rows" : "imports:leftOut.patients"),
      align: "end",
      cell: ({ rows }) => format.number(rows),
    },
    {
      key: "examples",
      header: t("imports:leftOut.examples"),
      cell: ({ examples }) => (
        <ul className="flex flex-col gap-1">
          {examples.map(({ word, row }) => (
            <li key={row} className="wrap-anywhere">
              {word === "" ? (
                t("imports:leftOut.row", { row })
              ) : (
                <>
                  <bdi className="font-medium">{word}</bdi>{" "}
                  <span className="text-muted">({t("imports:leftOut.row", { row })})</span>
                </>
              )}
            </li>
          ))}
        </ul>
      ),
    },
  ];
  const title = t(`imports:leftOut.${of}Title`);
  return (
    <Card title={title}>
      <p className="mb-4 text-muted">{t(`imports:leftOut.${of}Text`)}</p>
      <DataTable caption={title} columns={columns} rows={groups} rowKey={({ field, reason }) => `${field} ${reason}`} />
    </Card>
  );
}
