import { defineKind, SECURITY_KIND, SECURITY_WORDING } from "../define-kind";

/** A second factor was added. */
export const securityFactorAdded = defineKind({
  ...SECURITY_KIND,
  template: "security.factorAdded",
  wordings: { securityFactorAdded: SECURITY_WORDING },
});
