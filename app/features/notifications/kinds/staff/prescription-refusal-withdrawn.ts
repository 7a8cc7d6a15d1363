import { ACCOUNT_WORDING, defineKind } from "../define-kind";

/**
 * A pharmacist took back that a medicine is unsafe: whoever prescribed it is told as they were told of the refusal.
 * Neither whose nor which it is is said.
 */
export const prescriptionRefusalWithdrawn = defineKind({
  template: "prescription.refusalWithdrawn",
  to: "staff",
  channels: null,
  toldIf: "always",
  countedAlone: false,
  inside: {
    "prescription.refusalWithdrawn": { titledBy: "prescriptionRefusalWithdrawn", leadsTo: "ownPrescriptions" },
  },
  wordings: { prescriptionRefusalWithdrawn: { ...ACCOUNT_WORDING, group: "staff" } },
  link: null,
  shutOut: false,
  adds: [],
  actions: [{ label: "notifications:prescriptionRefusalWithdrawn.action", leadsTo: "ownPrescriptions" }],
  hints: [],
});
