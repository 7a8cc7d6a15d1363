import { DAY_MS } from "~/kernel/time/dates";
import { FORGOTTEN_AFTER_MS } from "./guessing";

/** A kind of row that has served: its table and key, and since when (UTC ms) it may go. */
export interface Sweep {
  table: string;
  /** The columns of its key after the organization. */
  key: readonly [string, ...string[]];
  /** A condition in which ?2 is an instant in UTC ms. */
  spent: string;
  /** How long what is spent is kept all the same. */
  keptMs: number;
}

/**
 * What is good for one use or a limited time, and how long it is kept after that: a challenge no longer than it could
 * be signed, a mailed link so long that its page can still say what has become of it, a session so long that a device
 * counts as known.
 */
export const SWEEPS: readonly Sweep[] = [
  { table: "user_token", key: ["token_hash"], spent: "purpose = 'SECOND_FACTOR' AND expires_at <= ?2", keptMs: 0 },
  { table: "user_token", key: ["token_hash"], spent: "expires_at <= ?2", keptMs: 30 * DAY_MS },
  { table: "user_session", key: ["token_hash"], spent: "coalesce(ended_at, expires_at) <= ?2", keptMs: 400 * DAY_MS },
  { table: "user_factor", key: ["id"], spent: "confirmed_at IS NULL AND created_at <= ?2", keptMs: DAY_MS },
  { table: "email_change", key: ["id"], spent: "expires_at <= ?2", keptMs: 30 * DAY_MS },
  {
    table: "sign_in_failure",
    key: ["username_hash", "place_hash"],
    spent: "last_at <= ?2 AND blocked_until <= ?2",
    keptMs: FORGOTTEN_AFTER_MS,
  },
];
