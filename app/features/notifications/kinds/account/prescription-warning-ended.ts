import { ACCOUNT_WORDING, defineKind } from "../define-kind";

/** A pharmacist took back that a medicine may not be safe. What is prescribed is not said to its patient. */
export const prescriptionWarningEnded = defineKind({
  template: "prescription.warningEnded",
  to: "user",
  channels: { event: "prescription", push: "news" },
  toldIf: "always",
  countedAlone: false,
  inside: { "prescription.warningEnded": { titledBy: "prescriptionWarningEnded", leadsTo: "prescriptions" } },
  wordings: { prescriptionWarningEnded: ACCOUNT_WORDING },
  link: null,
  shutOut: false,
  adds: [],
  actions: [{ label: "notifications:prescriptionWarningEnded.action", leadsTo: "prescriptions" }],
  hints: [],
});
