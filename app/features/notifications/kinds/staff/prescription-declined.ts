import { ACCOUNT_WORDING, defineKind } from "../define-kind";

/** A pharmacy does not hand out a medicine that a provider prescribed. Neither whose nor which it is is said. */
export const prescriptionDeclined = defineKind({
  template: "prescription.declined",
  to: "staff",
  channels: { event: "staffDeclined", push: "requests" },
  toldIf: "always",
  countedAlone: false,
  inside: { "prescription.declined": { titledBy: "prescriptionDeclined", leadsTo: "ownPrescriptions" } },
  wordings: { prescriptionDeclined: { ...ACCOUNT_WORDING, group: "staff" } },
  link: null,
  shutOut: false,
  adds: [],
  actions: [{ label: "notifications:prescriptionDeclined.action", leadsTo: "ownPrescriptions" }],
  hints: [],
});
