import type { ColumnShowings } from "~/kernel/lists/list-choice";

/** The columns of staff's list of payments. */
export const PAYMENT_COLUMNS = {
  patient: "always",
  at: "usual",
  amount: "always",
  refunded: "extra",
  way: "usual",
  service: "extra",
  provider: "extra",
  by: "usual",
  reference: "extra",
  reason: "extra",
  state: "usual",
} as const satisfies ColumnShowings;
export type PaymentColumn = keyof typeof PAYMENT_COLUMNS;

/** Those that say something of the appointment for which was paid. */
export const OF_APPOINTMENT: readonly PaymentColumn[] = ["service", "provider"];

/** Those of what is not paid: nobody took anything for it yet, in any way. All but one are always shown. */
export const DUE_COLUMNS: readonly PaymentColumn[] = ["patient", "at", "service", "provider", "amount"];
export const ALWAYS_DUE: readonly PaymentColumn[] = ["patient", "at", "service", "amount"];
