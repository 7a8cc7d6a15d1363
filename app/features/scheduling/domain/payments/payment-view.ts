import type { PayableState } from "./online-payment";

/** Where the payment of a visit stands, for whoever pays; `failed` and `closed` can be tried again. */
export type PaymentStep = Exclude<PayableState, "payable"> | "toPay" | "checking" | "failed" | "closed";

/** What the page of paying for a visit shows. Instants in UTC ms, amounts in the currency's minor unit. */
export interface PaymentView {
  appointmentId: string;
  step: PaymentStep;
  price: { costMinor: number; currencyCode: string } | null;
  offeringName: string;
  instructions: string;
  startsAt: number;
  endsAt: number;
  timeZone: string;
  provider: { title: number; firstName: string; lastName: string };
  /** Until when it must be paid, or is let go; null where there is no such time. */
  payBefore: number | null;
  /** It was paid for what is gone: the clinic gives it back. */
  moneyBack: boolean;
  /** Paying has confirmed it, or it was. */
  confirmed: boolean;
}
