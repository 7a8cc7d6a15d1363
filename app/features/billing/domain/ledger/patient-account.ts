import type { BackMark } from "~/kernel/time/back-page";
import type { Money } from "../payments/payment";
import type { EntryKind } from "./accounts";

/** An entry in a patient's account. Its instant is UTC ms. */
export interface AccountEntry extends BackMark, Money {
  kind: EntryKind;
  /**
   * Minor units by which what the patient owes rose; below zero, fell. Zero for money of which nobody knows what it is
   * for.
   */
  amountMinor: number;
  appointmentId: string | null;
  /** Of a charge by hand. */
  chargeId: string | null;
  /** 1 of what was waived with a refund. */
  isOfRefund?: number;
}

/** A patient's account by the books. */
export interface PatientAccount {
  /** What they owe in each currency; below zero, what they have paid ahead or get back. Nothing that is zero. */
  owed: Money[];
  /** The newest first. */
  entries: AccountEntry[];
  /** Behind which entry the next page begins; null on the last one. */
  next: string | null;
  isFirst: boolean;
}
