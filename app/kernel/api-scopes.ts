/** Scopes of API keys, by the names that callers and screens use. */
export const API_SCOPES = [
  "read-organization",
  "manage-organization",
  "read-team",
  "manage-timings",
  "read-appointments",
  "book-appointments",
  "read-patients",
  "write-patients",
] as const;
export type ApiScope = (typeof API_SCOPES)[number];

/** Prefix of every API key, so that a leaked one is recognized. */
export const API_KEY_MARK = "vpk_";
