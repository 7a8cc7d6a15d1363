import type { DiscountedPriceView } from "../lists/price-less";

/** Why a code takes nothing off. */
export type DiscountRefusalWord = "unknown" | "usedUp" | "otherService" | "usedByPatient" | "notFirst" | "better";

/** What the page of an appointment shows staff of its discounts. */
export interface AppointmentDiscountView {
  price: DiscountedPriceView;
  /** What is not as the discount asks for, now that it is known who the patient is; by the ids of discounts. */
  doubts: Readonly<Record<string, "usedByPatient" | "notFirst">>;
  /** A code may be given, and a discount taken off again. */
  mayChange: boolean;
}
