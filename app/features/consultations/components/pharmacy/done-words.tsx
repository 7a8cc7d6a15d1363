import { amountOfMedicine } from "~/i18n/amount-of-medicine";
import { useT } from "~/i18n/use-t";
import type { DeskViewLine } from "../../domain/pharmacy/desk-view";

/** What a desk has just done, as the address of its page says. */
export const DONE = ["handedOut", "returned", "declined", "undone"] as const;
export type Done = (typeof DONE)[number];

interface DoneWordsProps {
  done: Done;
  /** Of which something is left. */
  open: readonly Pick<DeskViewLine, "name" | "left" | "quantity" | "medicine">[];
}

/** What was done; of what was handed out in part also what is left, so that nobody takes it for all. */
export function DoneWords({ done, open }: DoneWordsProps) {
  const speech = useT();
  const { t, format } = speech;
  if (done !== "handedOut" || open.length === 0) return t(`pharmacy:one.done.${done}`);
  const left = open.map(({ name, left: count, quantity, medicine }) =>
    t("pharmacy:one.stillLeft", {
      name,
      amount: amountOfMedicine(count, { quantity, unit: medicine.quantityUnit }, speech),
    }),
  );
  return t("pharmacy:one.done.handedOutInPart", { left: format.list(left) });
}
