import type { DeskKind } from "~/kernel/money/desk-kinds";
import type { EntryKind } from "../ledger/accounts";
import type { PaymentPurpose } from "./payment";

/** How it stands with money that was paid; `doubtful` is what came otherwise than it was asked for. */
export type MoneyLineState = "paid" | "partlyRefunded" | "refunded" | "undone" | "waived" | "doubtful" | "corrected";

/** A payment, a waiver or a correction as the list of the practice has it, by its entry in the books. */
export interface MoneyLine {
  /** Of the entry. */
  id: string;
  /** UTC ms. */
  at: number;
  kind: EntryKind;
  state: MoneyLineState;
  patientId: string | null;
  appointmentId: string | null;
  /**
   * In the minor unit of its currency; of a correction what the patient owes more, else above zero but for a waiver
   * that is undone.
   */
  amountMinor: number;
  refundedMinor: number;
  currencyCode: string;
  reason: string;
  /** 1 of what was waived with a refund. */
  isOfRefund?: number;
  actorKind: string;
  actorId: string | null;
  /** Of money at the desk. */
  deskId: string | null;
  /** What was taken with it at once, for all that was owed. */
  takingMinor?: number | null;
  /** The entry by which the payment is quoted, all parts of what was taken at once by the same; its own where left out. */
  quotedId?: string | null;
  chargeId: string | null;
  deskKind: DeskKind | null;
  reference: string | null;
  /** Of an online payment, with what its gateway calls it. */
  paymentId: string | null;
  gatewayReference?: string | null;
  gatewayType: string | null;
  purpose: PaymentPurpose | null;
  payerName: string | null;
  /** What whoever paid by the practice's link said that it is for; null of other payments. */
  saidFor?: string | null;
}
