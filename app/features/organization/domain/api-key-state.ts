export type ApiKeyState = "ACTIVE" | "EXPIRED" | "REVOKED";

/** What has become of a key at an instant. All in UTC ms. */
export function apiKeyState(key: { expiresAt: number | null; revokedAt: number | null }, now: number): ApiKeyState {
  if (key.revokedAt !== null) return "REVOKED";
  return key.expiresAt !== null && key.expiresAt <= now ? "EXPIRED" : "ACTIVE";
}
