import { ACCOUNT_WORDING, defineKind } from "../define-kind";

/** A prescription that a pharmacy has was canceled, stopped or replaced. Neither whose nor which it is is said. */
export const prescriptionCalledOff = defineKind({
  template: "prescription.calledOff",
  to: "staff",
  channels: { event: "staffPrescription", push: "requests" },
  toldIf: "always",
  countedAlone: false,
  inside: { "prescription.calledOff": { titledBy: "prescriptionCalledOff", leadsTo: "pharmacyDesk" } },
  wordings: { prescriptionCalledOff: { ...ACCOUNT_WORDING, group: "team" } },
  link: null,
  shutOut: false,
  adds: [],
  actions: [{ label: "notifications:prescriptionCalledOff.action", leadsTo: "pharmacyDesk" }],
  hints: [],
});
