/** What is known of a mailed link. */
export interface KnownToken {
  readonly expiresAt: number;
  readonly usedAt: number | null;
}

export type TokenState = "valid" | "used" | "expired" | "unknown";

/** Whether a mailed link still works at `now` (UTC ms), and if not, why. */
export function tokenState(token: KnownToken | undefined, now: number): TokenState {
  if (!token) return "unknown";
  if (token.usedAt !== null) return "used";
  return token.expiresAt <= now ? "expired" : "valid";
}
