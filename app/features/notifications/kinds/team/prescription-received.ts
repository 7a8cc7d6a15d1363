import { ACCOUNT_WORDING, defineKind } from "../define-kind";

/** A prescription was sent to the pharmacy at which somebody works. */
export const prescriptionReceived = defineKind({
  template: "prescription.received",
  to: "staff",
  channels: { event: "staffPrescription", push: "requests" },
  toldIf: "always",
  countedAlone: false,
  inside: { "prescription.received": { titledBy: "prescriptionReceived", leadsTo: "pharmacyDesk" } },
  wordings: { prescriptionReceived: { ...ACCOUNT_WORDING, group: "team" } },
  link: null,
  shutOut: false,
  adds: [],
  actions: [{ label: "notifications:prescriptionReceived.action", leadsTo: "pharmacyDesk" }],
  hints: [],
});
