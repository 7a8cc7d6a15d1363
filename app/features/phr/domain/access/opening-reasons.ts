/** Why somebody without a treatment relation opens a patient's record. */
export const OPENING_REASONS = ["EMERGENCY", "SUBSTITUTION", "REQUEST", "OTHER"] as const;
export type OpeningReason = (typeof OPENING_REASONS)[number];

const HOUR_MS = 3_600_000;
/** How long an opened record stays open, in ms. */
export const OPEN_FOR_MS = 12 * HOUR_MS;
/** A second request within this time, in ms, is a repetition and makes no new opening. */
export const SAME_OPENING_MS = HOUR_MS / 6;
/** How many unknown patients somebody may enter before they have to wait. */
export const WRONG_PATIENTS = { most: 10, withinMs: HOUR_MS } as const;
