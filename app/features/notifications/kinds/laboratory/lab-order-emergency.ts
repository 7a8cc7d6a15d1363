import { ACCOUNT_WORDING, defineKind } from "../define-kind";

/** An emergency has come to the laboratory: everybody there is told, whatever they chose. */
export const labOrderEmergency = defineKind({
  template: "labOrder.emergency",
  to: "staff",
  channels: null,
  toldIf: "always",
  countedAlone: false,
  inside: { "labOrder.emergency": { titledBy: "labOrderEmergency", leadsTo: "labDesk" } },
  wordings: { labOrderEmergency: { ...ACCOUNT_WORDING, group: "team" } },
  link: null,
  shutOut: false,
  adds: [],
  actions: [{ label: "notifications:labOrderEmergency.action", leadsTo: "labDesk" }],
  hints: [],
});
