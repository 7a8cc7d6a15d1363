import type { BackMark } from "../time/back-page";
import type { TaxPart } from "./price";

/** What a charge by hand is for. Amounts in the currency's minor unit. */
export interface ExplainedLine {
  description: string;
  quantity: number;
  unitPriceMinor: number;
  totalMinor: number;
}

/** Money that went back of a charge: when (UTC ms), how much in the minor unit, and by which way. */
export interface ChargeRefund {
  at: number;
  amountMinor: number;
  /** A kind of money at the desk, else the payment service. */
  way: string;
}

/**
 * What a patient was charged, of what it is made and what became of it, by the books: for an appointment, or by hand.
 * Amounts in the currency's minor unit; when it was charged in UTC ms.
 */
export interface ExplainedCharge extends BackMark {
  appointmentId: string | null;
  /** Null for what an appointment costs. */
  chargeId: string | null;
  currencyCode: string;
  totalMinor: number;
  discountMinor: number;
  /** What the discounts in that are called. */
  discounts: string[];
  taxMinor: number;
  taxes: TaxPart[];
  /** What of it is settled: paid, and what was waived. */
  paidMinor: number;
  waivedMinor: number;
  refundedMinor: number;
  /** What of that is named: each refund that was carried out, the oldest first. */
  refunds: ChargeRefund[];
  lines: ExplainedLine[];
  note: string;
}

/** Before discount and without taxes. */
export const baseOf = ({ totalMinor, discountMinor, taxMinor }: ExplainedCharge): number =>
  totalMinor - taxMinor + discountMinor;

/** What of it is neither paid nor waived. */
export const unpaidOf = ({
  totalMinor,
  paidMinor,
  refundedMinor,
}: Pick<ExplainedCharge, "totalMinor" | "paidMinor" | "refundedMinor">): number =>
  Math.max(0, totalMinor - paidMinor + refundedMinor);
