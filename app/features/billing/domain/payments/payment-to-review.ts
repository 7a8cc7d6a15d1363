import type { PaymentReview, PaymentStatus } from "./payment";

/** A payment that a person must look into. Instants in UTC ms. */
export interface PaymentToReview {
  id: string;
  status: PaymentStatus;
  review: PaymentReview;
  appointmentId: string | null;
  /** Who paid: the patient of the appointment, or the name that was given. */
  payer: string;
  description: string;
  amountMinor: number;
  /** What came where that was another amount than the one asked for; else null. */
  cameMinor: number | null;
  /** What of it has not gone back, and what of that is too much; of what was paid for nothing, all. */
  leftMinor: number;
  surplusMinor: number;
  /** What of that too much covers by now something else that its patient owes: it would be owed again. */
  coversMinor: number;
  /** Its gateway gives back parts. */
  givesParts: boolean;
  /** Of its entry in the books: whether what it pays for is still owed is asked on its own page. Null where it pays none. */
  refundId: string | null;
  currencyCode: string;
  gatewayType: string;
  createdAt: number;
}
