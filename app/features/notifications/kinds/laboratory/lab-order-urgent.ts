import { ACCOUNT_WORDING, defineKind } from "../define-kind";

/** An order that does not wait has come to the laboratory. */
export const labOrderUrgent = defineKind({
  template: "labOrder.urgent",
  to: "staff",
  channels: { event: "staffLaboratory", push: "news" },
  toldIf: "always",
  countedAlone: false,
  inside: { "labOrder.urgent": { titledBy: "labOrderUrgent", leadsTo: "labDesk" } },
  wordings: { labOrderUrgent: { ...ACCOUNT_WORDING, group: "team" } },
  link: null,
  shutOut: false,
  adds: [],
  actions: [{ label: "notifications:labOrderUrgent.action", leadsTo: "labDesk" }],
  hints: [],
});
