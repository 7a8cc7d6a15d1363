import type { JustPaid } from "./paid-payment";
import type { AppointmentPrice, PayableState } from "./online-payment";

/** Where the payment of an appointment stands, for whoever pays; `failed` and `closed` can be tried again. */
export type PaymentStep = Exclude<PayableState, "payable"> | "toPay" | "checking" | "failed" | "closed";

/** What the page of paying for an appointment shows. Instants in UTC ms, amounts in the currency's minor unit. */
export interface PaymentView {
  appointmentId: string;
  step: PaymentStep;
  price: AppointmentPrice | null;
  /** What of that is asked for, or was; null where it has no price. */
  askedMinor: number | null;
  offeringName: string;
  instructions: string;
  startsAt: number;
  endsAt: number;
  timeZone: string;
  provider: { title: number; firstName: string; lastName: string };
  /** Deadline for paying it, after which it is given up; null if there is none. */
  payBefore: number | null;
  /** The payment services that it can be paid by, in the clinic's order; some reach payers on the phone. */
  choices: readonly { type: string; name: string; asksPhone: boolean }[];
  /** The one that its open payment was begun by; null if there is none. */
  chosen: string | null;
  /** It was paid for what is gone: the clinic gives it back. */
  moneyBack: boolean;
  /** Another amount came than was asked for: a person looks into it, and nothing more is asked for. */
  isUnclear: boolean;
  /** What was paid online for it last; null where nothing was. */
  paid: JustPaid | null;
  /** Paying has confirmed it, or it was. */
  confirmed: boolean;
}
