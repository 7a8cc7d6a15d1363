import { ACCOUNT_WORDING, defineKind } from "../define-kind";

/** Somebody has given the practice away. */
export const ownershipGiven = defineKind({
  template: "ownership.given",
  to: "staff",
  channels: null,
  toldIf: "always",
  countedAlone: false,
  inside: null,
  wordings: { ownershipGiven: { ...ACCOUNT_WORDING, group: "team" } },
  link: null,
  shutOut: false,
  adds: [],
  actions: [{ label: "notifications:ownershipGiven.action", leadsTo: "accountSecurity" }],
  hints: [],
});
