import { defineKind, SECURITY_KIND, SECURITY_WORDING } from "../define-kind";

/** Somebody who does not look after a patient opened their health record for a reason. */
export const securityRecordOpened = defineKind({
  ...SECURITY_KIND,
  template: "security.recordOpened",
  adds: [],
  actions: [{ label: "notifications:securityRecordOpened.action", leadsTo: "recordSeen" }],
  wordings: { securityRecordOpened: SECURITY_WORDING },
});
