import type { ColumnShowings } from "~/kernel/lists/list-choice";

/** The columns of the list of invoices. */
export const INVOICE_COLUMNS = {
  number: "always",
  kind: "extra",
  patient: "usual",
  issued: "usual",
  dueOn: "extra",
  total: "usual",
  due: "usual",
  state: "usual",
} as const satisfies ColumnShowings;
export type InvoiceColumn = keyof typeof INVOICE_COLUMNS;
