import { ACCOUNT_WORDING, defineKind } from "../define-kind";

/** A prescription was canceled or stopped. What was prescribed, and why it ended, is not said. */
export const prescriptionEnded = defineKind({
  template: "prescription.ended",
  to: "user",
  channels: { event: "prescription", push: "news" },
  toldIf: "always",
  countedAlone: false,
  inside: { "prescription.ended": { titledBy: "prescriptionEnded", leadsTo: "prescriptions" } },
  wordings: { prescriptionEnded: ACCOUNT_WORDING },
  link: null,
  shutOut: false,
  adds: [],
  actions: [{ label: "notifications:prescriptionEnded.action", leadsTo: "prescriptions" }],
  hints: [],
});
