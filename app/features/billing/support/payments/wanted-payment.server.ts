import type { NewPaymentItem } from "../../data/payments/payment-items.server";
import type { NewPayment } from "../../data/payments/payments.server";
import type { PayerBrowser, PayerContact } from "../../domain/payments/payer";

/** What is to be paid, and by whom. */
export interface WantedPayment extends Omit<
  NewPayment,
  "id" | "gatewayType" | "gatewayReference" | "createdAt" | "returnPath"
> {
  /** What it is for, where it is for several things; they come to the amount. */
  items?: readonly NewPaymentItem[];
  /** Path of the page that the payer comes back to, where it is another than that of the purpose. */
  returnPath?: string;
  /** Only ways of paying of which it is known at once whether they worked. */
  immediate: boolean;
  /** The gateway that the payer has chosen, as it was posted; the first that fits where it is left out. */
  gatewayType?: string | undefined;
  /** From when on it need not be paid any more (UTC ms); null for a day after it was begun. */
  expiresAt: number | null;
  /** Reads who pays, where the gateway must know more than the email address that is stored. */
  payer: () => Promise<PayerContact>;
  browser: PayerBrowser;
}
