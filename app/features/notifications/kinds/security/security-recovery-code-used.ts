import { defineKind, SECURITY_KIND, SECURITY_WORDING } from "../define-kind";

/** A recovery code was used. */
export const securityRecoveryCodeUsed = defineKind({
  ...SECURITY_KIND,
  template: "security.recoveryCodeUsed",
  wordings: { securityRecoveryCodeUsed: SECURITY_WORDING },
});
