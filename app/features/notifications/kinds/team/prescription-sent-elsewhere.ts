import { ACCOUNT_WORDING, defineKind } from "../define-kind";

/** A prescription that a pharmacy has was sent to another one. Neither whose nor which it is is said. */
export const prescriptionSentElsewhere = defineKind({
  template: "prescription.sentElsewhere",
  to: "staff",
  channels: { event: "staffPrescription", push: "requests" },
  toldIf: "always",
  countedAlone: false,
  inside: { "prescription.sentElsewhere": { titledBy: "prescriptionSentElsewhere", leadsTo: "pharmacyDesk" } },
  wordings: { prescriptionSentElsewhere: { ...ACCOUNT_WORDING, group: "team" } },
  link: null,
  shutOut: false,
  adds: [],
  actions: [{ label: "notifications:prescriptionSentElsewhere.action", leadsTo: "pharmacyDesk" }],
  hints: [],
});
