import { ACCOUNT_WORDING, defineKind } from "../define-kind";

/** A provider has answered a patient's wish for a renewal. What is prescribed is not said. */
export const prescriptionRenewalAnswered = defineKind({
  template: "prescription.renewalAnswered",
  to: "user",
  channels: { event: "prescription", push: "news" },
  toldIf: "always",
  countedAlone: false,
  inside: { "prescription.renewalAnswered": { titledBy: "prescriptionRenewalAnswered", leadsTo: "prescriptions" } },
  wordings: { prescriptionRenewalAnswered: ACCOUNT_WORDING },
  link: null,
  shutOut: false,
  adds: [],
  actions: [{ label: "notifications:prescriptionRenewalAnswered.action", leadsTo: "prescriptions" }],
  hints: [],
});
