import { useT } from "~/i18n/use-t";
import { useProblem } from "~/i18n/use-problem";
import type { PostedAnswer } from "~/screens/use-posted-form";
import { TextField } from "~/ui/form/text-field";
import { AskFirst } from "~/ui/action/ask-first";
import { HiddenFields } from "~/ui/form/hidden-fields";
import { Card } from "~/ui/view/card";
import { DataTable, type Column } from "~/ui/view/data-table";
import type { DeskView, SaidEntry, ShownDeskEntry } from "../../domain/pharmacy/desk-view";
import { EntryDetails, useEntryWords } from "./entry-words";

type Row = ShownDeskEntry & SaidEntry;

type DeskHistoryProps = DeskView & { answer?: PostedAnswer | undefined };

/** Everything that was done with a prescription, the newest first; a mistake is canceled, and both entries stay. */
export function DeskHistory({ lines, prescription, currency, timeZone, answer }: DeskHistoryProps) {
  const { t, format } = useT();
  const refused = useProblem()(answer?.result.error?.["reason"]);
  const typed = answer?.result.initialValue;
  const what = useEntryWords();
  const rows = lines
    .flatMap((line) =>
      line.entries.map((entry) => {
        const undoes = line.entries.find(({ id }) => id === entry.reversesId)?.kind ?? null;
        return { ...entry, line, undoes };
      }),
    )
    .sort((a, b) => b.at - a.at || (a.id < b.id ? 1 : -1));
  const columns: Column<Row>[] = [
    {
      key: "what",
      header: t("pharmacy:one.what"),
      lead: true,
      cell: (row) => (
        <span className="flex flex-col gap-1">
          <bdi className="font-semibold">{what(row)}</bdi>
          <EntryDetails entry={row} currency={currency} />
        </span>
      ),
    },
    { key: "when", header: t("pharmacy:one.when"), cell: ({ at }) => format.dateTime(at, timeZone, "short") },
    { key: "who", header: t("pharmacy:one.who"), cell: ({ by }) => <bdi>{by}</bdi> },
    {
      key: "undo",
      header: t("records:actions"),
      actions: true,
      cell: (row) =>
        row.mayUndo && (
          <form method="post" data-once>
            <HiddenFields fields={{ version: prescription.version, entryId: row.id }} />
            <AskFirst
              question={t("pharmacy:one.undoQuestion", { what: what(row) })}
              text={t("pharmacy:one.undoText")}
              name="intent"
              value="undo"
              tone="quiet"
              size="small"
              icon="undo"
              aria-label={t("pharmacy:one.undoOf", { what: what(row) })}
              open={typed?.["entryId"] === row.id && refused !== undefined}
              asks={
                row.declineReason === "NOT_SAFE" && (
                  <TextField
                    id={`undo-${row.id}`}
                    name="reason"
                    label={t("pharmacy:one.whySafe")}
                    hint={t("pharmacy:one.whySafeToldHint")}
                    error={typed?.["entryId"] === row.id ? refused : undefined}
                    maxLength={500}
                    dir="auto"
                  />
                )
              }
            >
              {t("pharmacy:one.undo")}
            </AskFirst>
          </form>
        ),
    },
  ];
  if (rows.length === 0)
    return (
      <Card title={t("pharmacy:one.history")}>
        <p>{t("pharmacy:one.noHistory")}</p>
      </Card>
    );
  return (
    <section aria-labelledby="history" className="flex flex-col gap-4">
      <h2 id="history" className="text-xl font-semibold">
        {t("pharmacy:one.history")}
      </h2>
      <DataTable caption={t("pharmacy:one.history")} columns={columns} rows={rows} rowKey={({ id }) => id} />
    </section>
  );
}
