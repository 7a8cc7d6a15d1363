/** `STOPPED`: whoever it works by may not have it any more. */
export type ApiKeyState = "ACTIVE" | "STOPPED" | "EXPIRED" | "REVOKED";

interface KeyFacts {
  expiresAt: number | null;
  revokedAt: number | null;
  /** Whether the employee by whose rights it works may still have it. */
  held: boolean;
}

/** What has become of a key at an instant. All in UTC ms. */
export function apiKeyState({ expiresAt, revokedAt, held }: KeyFacts, now: number): ApiKeyState {
  if (revokedAt !== null) return "REVOKED";
  if (expiresAt !== null && expiresAt <= now) return "EXPIRED";
  return held ? "ACTIVE" : "STOPPED";
}
