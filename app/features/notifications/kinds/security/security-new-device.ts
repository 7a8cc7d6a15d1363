import { defineKind, SECURITY_KIND, SECURITY_WORDING } from "../define-kind";

/** Somebody signed in on a new device. */
export const securityNewDevice = defineKind({
  ...SECURITY_KIND,
  template: "security.newDevice",
  wordings: { securityNewDevice: SECURITY_WORDING },
});
