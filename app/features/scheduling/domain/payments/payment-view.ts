import type { PayableState } from "./online-payment";

/** Where the payment of an appointment stands, for whoever pays; `failed` and `closed` can be tried again. */
export type PaymentStep = Exclude<PayableState, "payable"> | "toPay" | "checking" | "failed" | "closed";

/** What the page of paying for an appointment shows. Instants in UTC ms, amounts in the currency's minor unit. */
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
  /** Deadline for paying it, after which it is given up; null if there is none. */
  payBefore: number | null;
  /** The payment service reaches payers on the phone. */
  asksPhone: boolean;
  /** It was paid for what is gone: the clinic gives it back. */
  moneyBack: boolean;
  /** Paying has confirmed it, or it was. */
  confirmed: boolean;
}
