/** An amount in its currency's minor unit. */
export interface Amount {
  amountMinor: number;
  currencyCode: string;
}
