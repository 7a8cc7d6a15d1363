import type { PaymentStatus } from "./payment";

/** What whoever paid by the practice's link is told. Instants in UTC ms. */
export interface ReceiptView {
  id: string;
  status: PaymentStatus;
  /** What to quote: the end of the id, which is random, in two groups. */
  number: string;
  name: string;
  description: string;
  amountMinor: number;
  currencyCode: string;
  paidAt: number | null;
  /** Where it can still be paid. */
  checkoutUrl: string | null;
}
