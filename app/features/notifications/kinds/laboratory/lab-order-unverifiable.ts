import { ACCOUNT_WORDING, defineKind } from "../define-kind";

/** Values wait for a second person of the laboratory, and there is none. */
export const labOrderUnverifiable = defineKind({
  template: "labOrder.unverifiable",
  to: "staff",
  channels: null,
  toldIf: "always",
  countedAlone: false,
  inside: { "labOrder.unverifiable": { titledBy: "labOrderUnverifiable", leadsTo: "labDesk" } },
  wordings: { labOrderUnverifiable: { ...ACCOUNT_WORDING, group: "team" } },
  link: null,
  shutOut: false,
  adds: [],
  actions: [{ label: "notifications:labOrderUnverifiable.action", leadsTo: "labDesk" }],
  hints: [],
});
