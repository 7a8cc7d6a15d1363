import { defineKind, SECURITY_KIND, SECURITY_WORDING } from "../define-kind";

/** A second factor was removed. */
export const securityFactorRemoved = defineKind({
  ...SECURITY_KIND,
  template: "security.factorRemoved",
  wordings: { securityFactorRemoved: SECURITY_WORDING },
});
