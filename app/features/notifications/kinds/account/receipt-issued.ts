import { ACCOUNT_WORDING, defineKind } from "../define-kind";

/** A patient finds the receipt of a payment among their own; what it is for is not said. */
export const receiptIssued = defineKind({
  template: "receipt.issued",
  to: "user",
  channels: { event: "invoice", push: "news" },
  toldIf: "always",
  countedAlone: false,
  inside: { "receipt.issued": { titledBy: "receiptIssued", leadsTo: "invoices" } },
  wordings: { receiptIssued: ACCOUNT_WORDING },
  link: null,
  shutOut: false,
  adds: [],
  actions: [{ label: "notifications:receiptIssued.action", leadsTo: "invoices" }],
  hints: [],
});
