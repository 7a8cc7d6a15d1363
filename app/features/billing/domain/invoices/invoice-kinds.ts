/** What is issued: an invoice, what corrects one, and what says that money came. */
export const INVOICE_KINDS = ["INVOICE", "CREDIT_NOTE", "RECEIPT"] as const;
export type InvoiceKind = (typeof INVOICE_KINDS)[number];

/** How an invoice stands by what was paid for and credited of it; of the others, what they are. */
export const INVOICE_STATES = ["DUE", "PART_PAID", "PAID", "CREDITED", "CREDIT_NOTE", "RECEIPT"] as const;
export type InvoiceState = (typeof INVOICE_STATES)[number];
