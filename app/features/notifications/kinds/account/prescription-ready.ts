import { ACCOUNT_WORDING, defineKind } from "../define-kind";

/** A prescription is signed and ready for its patient. What is prescribed is not said. */
export const prescriptionReady = defineKind({
  template: "prescription.ready",
  to: "user",
  channels: { event: "prescription", push: "news" },
  toldIf: "always",
  countedAlone: false,
  inside: { "prescription.ready": { titledBy: "prescriptionReady", leadsTo: "prescriptions" } },
  wordings: { prescriptionReady: ACCOUNT_WORDING },
  link: null,
  shutOut: false,
  adds: [],
  actions: [{ label: "notifications:prescriptionReady.action", leadsTo: "prescriptions" }],
  hints: [],
});
