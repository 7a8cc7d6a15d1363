import { ACCOUNT_WORDING, defineKind } from "../define-kind";

/** The nightly look at the books has found that they differ. */
export const ledgerDiffers = defineKind({
  template: "ledger.differs",
  to: "staff",
  channels: null,
  toldIf: "always",
  countedAlone: false,
  inside: { "ledger.differs": { titledBy: "ledgerDiffers", leadsTo: "home" } },
  wordings: { ledgerDiffers: { ...ACCOUNT_WORDING, group: "team" } },
  link: null,
  shutOut: false,
  adds: [],
  actions: [{ label: "notifications:ownershipReceived.action", leadsTo: "settings" }],
  hints: [],
});
