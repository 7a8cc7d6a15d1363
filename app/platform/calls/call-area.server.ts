/** What calls are about, as the list of them is divided; the order is the list's. */
export const CALL_AREAS = [
  "signIn",
  "signUp",
  "organization",
  "team",
  "settings",
  "access",
  "appointments",
  "rooms",
  "records",
  "family",
  "clinical",
  "billing",
  "reports",
  "notifications",
] as const;
export type CallArea = (typeof CALL_AREAS)[number];
