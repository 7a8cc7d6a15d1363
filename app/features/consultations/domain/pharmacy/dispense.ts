/**
 * What a pharmacy does with a line: hands it out, takes it back, declines it, or takes an entry of its own back. `ANSWERED`
 * is a prescriber's: why they prescribe on another prescription what was refused on this one as unsafe.
 */
export const DISPENSE_KINDS = ["DISPENSED", "RETURNED", "DECLINED", "UNDONE", "ANSWERED"] as const;
export type DispenseKind = (typeof DISPENSE_KINDS)[number];

/** Why a pharmacy hands nothing out of a line. */
export const DECLINE_REASONS = ["OUT_OF_STOCK", "UNCLEAR", "NOT_SAFE", "PATIENT_REFUSED", "OTHER"] as const;
export type DeclineReason = (typeof DECLINE_REASONS)[number];
