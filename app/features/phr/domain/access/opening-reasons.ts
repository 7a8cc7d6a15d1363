/** Why somebody without a treatment relation opens a patient's record. */
export const OPENING_REASONS = ["EMERGENCY", "SUBSTITUTION", "REQUEST", "OTHER"] as const;
export type OpeningReason = (typeof OPENING_REASONS)[number];

const HOUR_MS = 3_600_000;
/** For so long a record stays open. */
export const OPEN_FOR_MS = 12 * HOUR_MS;
/** Asked again within so long, it is the same opening: a request that was repeated. */
export const SAME_OPENING_MS = HOUR_MS / 6;
/** So often somebody may name a patient who is not there before they have to wait. */
export const WRONG_PATIENTS = { most: 10, withinMs: HOUR_MS } as const;
