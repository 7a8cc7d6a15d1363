import { useT } from "~/i18n/use-t";
import type { Amount } from "../../domain/lists/amount";

/** Writes sums of several currencies in one line; of none it is nothing in the given one. */
export function useAmounts(currencyCode: string): (amounts: readonly Amount[]) => string {
  const { format } = useT();
  return (amounts) =>
    amounts.length === 0
      ? format.money(0, currencyCode)
      : amounts.map((each) => format.money(each.amountMinor, each.currencyCode)).join(" · ");
}
