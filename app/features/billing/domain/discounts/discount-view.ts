import type { Discount, DiscountState } from "./discount";
import type { DiscountMove } from "./discount-kinds";

/** A discount as the list shows it. */
export interface DiscountView extends Discount {
  version: number;
  state: DiscountState;
  /** How often it can still be taken; null for no limit. */
  usesLeft: number | null;
  /** The services that it is for, by name; empty for all. */
  serviceNames: readonly string[];
}

/** How often a discount can still be taken; null for no limit. */
export const usesLeftOf = ({ limitTotal, used }: Pick<Discount, "limitTotal" | "used">): number | null =>
  limitTotal === null ? null : Math.max(0, limitTotal - used);

/** One line of the report. `at` is UTC ms; the amount is below zero where it was given back. */
export interface DiscountUseView {
  id: string;
  discountId: string;
  /** The name of the discount, and its code. */
  name: string;
  code: string;
  appointmentId: string;
  patientId: string;
  patientName: string;
  kind: DiscountMove;
  amountMinor: number;
  currencyCode: string;
  at: number;
}
