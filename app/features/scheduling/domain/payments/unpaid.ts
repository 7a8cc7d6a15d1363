/** An appointment that took place, costs something and was not paid. */
export interface UnpaidAppointment {
  id: string;
  /** UTC ms. */
  startsAt: number;
  timeZone: string;
  service: string;
  /** In the currency's minor unit. */
  costMinor: number;
  currencyCode: string;
}

/** What is unpaid altogether, an amount for each currency, in the order in which they come. */
export function unpaidTotals(
  unpaid: readonly Pick<UnpaidAppointment, "costMinor" | "currencyCode">[],
): { costMinor: number; currencyCode: string }[] {
  const totals = new Map<string, number>();
  for (const { costMinor, currencyCode } of unpaid)
    totals.set(currencyCode, (totals.get(currencyCode) ?? 0) + costMinor);
  return [...totals].map(([currencyCode, costMinor]) => ({ costMinor, currencyCode }));
}
