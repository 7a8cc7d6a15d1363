import type { AppointmentKind } from "../appointments/appointment-kind";
import type { DiscountedPriceView } from "../lists/price-less";
import { countsAsPaid, type PaidBy, type PaymentTerms } from "./online-payment";
import { type PayWay, payWayOf } from "./pay-way";

/** What its patient is told of what an appointment costs, in the currency's minor unit, and how it is paid. */
export interface ToldCost extends DiscountedPriceView {
  /** Null where there is nothing to pay, and where it must be paid to be booked, which is said with its deadline. */
  way: PayWay | "paid" | "paidByCredit" | null;
}

/** How an appointment is paid for, or that it is: by what is agreed with its terms. */
export function wayOfPaying(terms: PaymentTerms, kind: AppointmentKind, appointment: PaidBy): ToldCost["way"] {
  if (appointment.paidByCreditAt !== null) return "paidByCredit";
  if (countsAsPaid({ ...terms, appointment })) return "paid";
  return terms.price === null || terms.price.costMinor === 0 ? null : payWayOf(terms.paymentOption, kind);
}

/** The same with the price; null where the appointment has none. */
export function toldCost(terms: PaymentTerms, kind: AppointmentKind, appointment: PaidBy): ToldCost | null {
  if (terms.price === null) return null;
  const { costMinor, currencyCode, baseMinor, discounts } = terms.price;
  return { costMinor, currencyCode, baseMinor, discounts, way: wayOfPaying(terms, kind, appointment) };
}
