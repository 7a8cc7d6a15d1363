import { ACCOUNT_WORDING, defineKind } from "../define-kind";

/** Somebody owns the practice now. */
export const ownershipReceived = defineKind({
  template: "ownership.received",
  to: "staff",
  channels: null,
  toldIf: "always",
  countedAlone: false,
  inside: null,
  wordings: { ownershipReceived: { ...ACCOUNT_WORDING, group: "team" } },
  link: null,
  shutOut: false,
  adds: [],
  actions: [{ label: "notifications:ownershipReceived.action", leadsTo: "settings" }],
  hints: [],
});
