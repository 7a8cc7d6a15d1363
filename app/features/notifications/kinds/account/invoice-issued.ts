import { ACCOUNT_WORDING, defineKind } from "../define-kind";

/** A patient finds an invoice, or a credit note that corrects one among their own; what it is for is not said. */
export const invoiceIssued = defineKind({
  template: "invoice.issued",
  to: "user",
  channels: { event: "invoice", push: "news" },
  toldIf: "always",
  countedAlone: false,
  inside: { "invoice.issued": { titledBy: "invoiceIssued", leadsTo: "invoices" } },
  wordings: { invoiceIssued: ACCOUNT_WORDING },
  link: null,
  shutOut: false,
  adds: [],
  actions: [{ label: "notifications:invoiceIssued.action", leadsTo: "invoices" }],
  hints: [],
});
