import type { DeskKind } from "~/kernel/money/desk-kinds";
import type { PaymentItemState } from "./payment-item";

/** How it stands with a payment of the practice's list; `doubtful` is what came otherwise than it was asked for. */
export type PaymentLineState =
  Extract<PaymentItemState, "paid" | "partlyRefunded" | "refunded" | "waived"> | "undone" | "doubtful" | "corrected";

/** A payment as its list and its page show it. Amounts in the minor unit of its currency, instants in UTC ms. */
export interface PaymentLine {
  /** Of its entry in the books. */
  id: string;
  at: number;
  /** The kind of that entry: a payment, a waiver, a correction. */
  kind: string;
  state: PaymentLineState;
  patientId: string | null;
  patientName: string;
  appointmentId: string | null;
  amountMinor: number;
  refundedMinor: number;
  currencyCode: string;
  reason: string;
  /** 1 of what was waived with a refund. */
  isOfRefund?: number;
  /** Who took it; empty where nobody of the team did. */
  actorId: string | null;
  byName: string;
  /** Of money at the desk. */
  deskId: string | null;
  /** What was taken with it at once, for all that was owed. */
  takingMinor?: number | null;
  /** The entry by which the payment is quoted, all parts of what was taken at once by the same; its own where left out. */
  quotedId?: string | null;
  /** What whoever paid by the practice's link said that it is for. */
  saidFor?: string | null;
  /** Of what was for a charge. */
  chargeId?: string | null;
  /** It was paid ahead, and its patient has not used all that they paid ahead; where that was looked up. */
  isUnused?: boolean;
  deskKind: DeskKind | null;
  reference: string | null;
  /** Of an online payment, with what its gateway calls it. */
  paymentId: string | null;
  gatewayReference?: string | null;
  gatewayName: string | null;
}

/** What went back of a payment, or was taken back. */
export interface GoneBack {
  id: string;
  at: number;
  /** `asked` is what nobody knows yet of what came of it, `requested` what its gateway has yet to carry out. */
  what: "undone" | "refunded" | "asked" | "requested" | "refused";
  amountMinor: number;
  reason: string;
  byName: string;
}

/** What a payment paid for, as its page names it; instants in UTC ms, amounts in the minor unit of its currency. */
export interface PaidThingView {
  /** What it is; null of what was paid ahead. */
  of: "appointment" | "charge" | null;
  id: string | null;
  what: string;
  /** When the appointment is, or it was charged; null of what was paid ahead. */
  at: number | null;
  amountMinor: number;
  /** What it costs in all where that is more, and what of it is left to pay. */
  totalMinor: number | null;
  leftMinor: number;
  /** The invoices on which it stands; without an id for who may not see them. */
  invoices: { id: string | null; number: string }[];
}
