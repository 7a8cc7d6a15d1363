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
  currencyCode: string;
  gatewayType: string;
  createdAt: number;
}
