import { ONLINE_PAYMENT_OPTIONS } from "~/kernel/codes/online-payment-options";

export { ONLINE_PAYMENT_OPTIONS };
export type OnlinePaymentOption = (typeof ONLINE_PAYMENT_OPTIONS)[number];

/** Those that a form offers; one of several that mean the same, and those that hold by themselves. */
export const OFFERED_PAYMENT_OPTIONS = [
  "DISABLED",
  "ALLOW_ONLINE_AND_OFFLINE",
  "PAY_BEFORE_SESSION_ALLOW_SESSION_FOR_UNPAID",
  "PAY_BEFORE_SESSION_BLOCK_SESSION_FOR_UNPAID",
  "PAY_TO_BOOK_BLOCK_APPOINTMENT_REQUESTS_IF_PAYMENT_FAILS",
  "PAY_TO_BOOK_ALLOW_APPOINTMENT_REQUESTS_IF_PAYMENT_FAILS",
  "PAY_AFTER_SESSION",
  "ALLOW_OFFLINE_ONLY",
] as const satisfies readonly OnlinePaymentOption[];

export const ONLINE_BOOKING_OPTIONS = ["ENABLED", "DISABLED", "CALL_TO_BOOK"] as const;
export const OFFERINGS_TYPES = ["VIDEO_CONSULTATION", "PHYSICAL_CONSULTATION"] as const;
export type OfferingsType = (typeof OFFERINGS_TYPES)[number];
