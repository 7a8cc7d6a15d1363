import { ACCOUNT_WORDING, defineKind } from "../define-kind";

/** A pharmacy did not hand out all of a prescription. What is prescribed is not said to its patient. */
export const prescriptionNotDispensed = defineKind({
  template: "prescription.notDispensed",
  to: "user",
  channels: { event: "prescription", push: "news" },
  toldIf: "always",
  countedAlone: false,
  inside: { "prescription.notDispensed": { titledBy: "prescriptionNotDispensed", leadsTo: "prescriptions" } },
  wordings: { prescriptionNotDispensed: ACCOUNT_WORDING },
  link: null,
  shutOut: false,
  adds: [],
  actions: [{ label: "notifications:prescriptionNotDispensed.action", leadsTo: "prescriptions" }],
  hints: [],
});
