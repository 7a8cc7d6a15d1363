import { defineKind, SECURITY_KIND, SECURITY_WORDING } from "../define-kind";

/** The password was changed. */
export const securityPasswordChanged = defineKind({
  ...SECURITY_KIND,
  template: "security.passwordChanged",
  wordings: { securityPasswordChanged: SECURITY_WORDING },
});
