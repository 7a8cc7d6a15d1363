import { ACCOUNT_WORDING, defineKind } from "../define-kind";

/**
 * A pharmacist refused a medicine as unsafe, or has a question before it is handed out: whoever prescribed it is told at
 * once, whatever they chose. Neither whose nor which it is is said.
 */
export const prescriptionRefused = defineKind({
  template: "prescription.refused",
  to: "staff",
  channels: null,
  toldIf: "always",
  countedAlone: false,
  inside: { "prescription.refused": { titledBy: "prescriptionRefused", leadsTo: "ownPrescriptions" } },
  wordings: { prescriptionRefused: { ...ACCOUNT_WORDING, group: "staff" } },
  link: null,
  shutOut: false,
  adds: [],
  actions: [{ label: "notifications:prescriptionRefused.action", leadsTo: "ownPrescriptions" }],
  hints: [],
});
