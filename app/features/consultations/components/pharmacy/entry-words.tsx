import { amountOfMedicine } from "~/i18n/amount-of-medicine";
import { useT } from "~/i18n/use-t";
import { StatusBadge } from "~/ui/view/status-badge";
import type { SaidEntry } from "../../domain/pharmacy/desk-view";

/** What an entry was, or what was canceled by it. */
function useKind() {
  const { t } = useT();
  return ({ kind, undoes }: SaidEntry) => {
    if (kind !== "UNDONE") return t(`pharmacy:one.kinds.${kind}`);
    return t(
      `pharmacy:one.undoneKinds.${undoes === null || undoes === "UNDONE" || undoes === "ANSWERED" ? "DISPENSED" : undoes}`,
    );
  };
}

/** What was done, in words: 'Dispensed: 30 tablets Metformin'. */
export function useEntryWords() {
  const speech = useT();
  const kindOf = useKind();
  return (entry: SaidEntry) => {
    const { t } = speech;
    const { quantity, line } = entry;
    const said = { kind: kindOf(entry), name: line.name };
    if (quantity === 0) return t("pharmacy:one.entryPlain", said);
    const unit = { quantity: line.quantity, unit: line.medicine.quantityUnit };
    return t("pharmacy:one.entry", { ...said, amount: amountOfMedicine(quantity, unit, speech) });
  };
}

/** The product, its batch and so on, and why. */
export function EntryDetails({ entry, currency }: { entry: SaidEntry; currency: string }) {
  const { t, format } = useT();
  const { product, batch, expires, priceMinor, substituted, counselled, reason, declineReason, isUndone } = entry;
  return (
    <span className="flex flex-col items-start gap-1 text-sm text-muted empty:hidden">
      <bdi className="empty:hidden">
        {format.parts([
          product,
          batch && t("pharmacy:one.batchIs", { batch }),
          expires && t("pharmacy:one.expiresIs", { date: format.plainDate(expires, "medium") }),
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
