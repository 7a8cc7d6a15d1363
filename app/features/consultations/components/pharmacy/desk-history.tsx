import { amountOfMedicine } from "~/i18n/amount-of-medicine";
import { useT } from "~/i18n/use-t";
import { Button } from "~/ui/action/button";
import { HiddenFields } from "~/ui/form/hidden-fields";
import { Card } from "~/ui/view/card";
import { DataTable, type Column } from "~/ui/view/data-table";
import { StatusBadge } from "~/ui/view/status-badge";
import type { DeskView, DeskViewLine, ShownDeskEntry } from "../../domain/pharmacy/desk-view";

type Row = ShownDeskEntry & { line: DeskViewLine };

/** What an entry was, or what was canceled by it. */
function useKind() {
  const { t } = useT();
  return ({ kind, reversesId, line }: Row) => {
    if (kind !== "UNDONE") return t(`pharmacy:one.kinds.${kind}`);
    const canceled = line.entries.find(({ id }) => id === reversesId)?.kind ?? "DISPENSED";
    return t(`pharmacy:one.undoneKinds.${canceled === "UNDONE" ? "DISPENSED" : canceled}`);
  };
}

/** What was done, in words: 'Dispensed: 30 tablets Metformin'. */
function useWhat() {
  const speech = useT();
  const kindOf = useKind();
  return (row: Row) => {
    const { t } = speech;
    const { quantity, line } = row;
    const said = { kind: kindOf(row), name: line.name };
    if (quantity === 0) return t("pharmacy:one.entryPlain", said);
    const unit = { quantity: line.quantity, unit: line.medicine.quantityUnit };
    return t("pharmacy:one.entry", { ...said, amount: amountOfMedicine(quantity, unit, speech) });
  };
}

/** The product, its batch and so on, and why. */
function Details({ row, currency }: { row: Row; currency: string }) {
  const { t, format } = useT();
  const { product, batch, expires, priceMinor, substituted, counselled, reason, declineReason, isUndone } = row;
  return (
    <span className="flex flex-col items-start gap-1 text-sm text-muted empty:hidden">
      <bdi className="empty:hidden">
        {format.parts([
          product,
          batch && t("pharmacy:one.batchIs", { batch }),
          expires && t("pharmacy:one.expiresIs", { date: format.plainDate(expires, "short") }),
          priceMinor !== null && format.money(priceMinor, currency),
          substituted && t("pharmacy:one.insteadIs"),
          counselled && t("pharmacy:one.counselled"),
        ])}
      </bdi>
      <bdi className="empty:hidden">
        {format.parts([declineReason && t(`pharmacy:one.declineReasons.${declineReason}`), reason])}
      </bdi>
      {isUndone && <StatusBadge colour="light-grey">{t("pharmacy:one.undone")}</StatusBadge>}
    </span>
  );
}

/** Everything that was done with a prescription, the newest first; a mistake is canceled, and both entries stay. */
export function DeskHistory({ lines, prescription, currency, timeZone }: DeskView) {
  const { t, format } = useT();
  const what = useWhat();
  const rows = lines
    .flatMap((line) => line.entries.map((entry) => ({ ...entry, line })))
    .sort((a, b) => b.at - a.at || (a.id < b.id ? 1 : -1));
  const columns: Column<Row>[] = [
    {
      key: "what",
      header: t("pharmacy:one.what"),
      lead: true,
      cell: (row) => (
        <span className="flex flex-col gap-1">
          <bdi className="font-semibold">{what(row)}</bdi>
          <Details row={row} currency={currency} />
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
            <Button
              type="submit"
              name="intent"
              value="undo"
              tone="quiet"
              size="small"
              icon="undo"
              aria-label={t("pharmacy:one.undoOf", { what: what(row) })}
            >
              {t("pharmacy:one.undo")}
            </Button>
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
