import { defineKind, SECURITY_KIND, SECURITY_WORDING } from "../define-kind";

/** Another address was asked for. */
export const securityEmailAsked = defineKind({
  ...SECURITY_KIND,
  template: "security.emailAsked",
  wordings: { securityEmailAsked: SECURITY_WORDING },
});
