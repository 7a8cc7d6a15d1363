import { ACCOUNT_WORDING, defineKind } from "../define-kind";

/** A patient is reminded of an invoice that is not paid; neither the amount nor what it is for is said. */
export const invoiceDue = defineKind({
  template: "invoice.due",
  to: "user",
  channels: { event: "invoice", push: "reminders" },
  toldIf: "always",
  countedAlone: false,
  inside: { "invoice.due": { titledBy: "invoiceDue", leadsTo: "invoices" } },
  wordings: { invoiceDue: ACCOUNT_WORDING },
  link: null,
  shutOut: false,
  adds: [],
  actions: [{ label: "notifications:invoiceDue.action", leadsTo: "invoices" }],
  hints: [],
});
