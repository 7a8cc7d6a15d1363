import { ACCOUNT_WORDING, defineKind } from "../define-kind";

/** A patient asks a provider for a renewal. Neither who it is nor what for is said. */
export const prescriptionRenewalAsked = defineKind({
  template: "prescription.renewalAsked",
  to: "staff",
  channels: { event: "staffRenewal", push: "requests" },
  toldIf: "always",
  countedAlone: false,
  inside: { "prescription.renewalAsked": { titledBy: "prescriptionRenewalAsked", leadsTo: "ownPrescriptions" } },
  wordings: { prescriptionRenewalAsked: { ...ACCOUNT_WORDING, group: "staff" } },
  link: null,
  shutOut: false,
  adds: [],
  actions: [{ label: "notifications:prescriptionRenewalAsked.action", leadsTo: "ownPrescriptions" }],
  hints: [],
});
