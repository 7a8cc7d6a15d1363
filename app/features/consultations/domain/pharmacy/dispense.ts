/** What a pharmacy does with a line: hands it out, takes it back, declines it, or takes an entry of its own back. */
export const DISPENSE_KINDS = ["DISPENSED", "RETURNED", "DECLINED", "UNDONE"] as const;
export type DispenseKind = (typeof DISPENSE_KINDS)[number];

/** Why a pharmacy hands nothing out of a line. */
export const DECLINE_REASONS = ["OUT_OF_STOCK", "UNCLEAR", "NOT_SAFE", "PATIENT_REFUSED", "OTHER"] as const;
export type DeclineReason = (typeof DECLINE_REASONS)[number];

/** What of some entries about lines still counts: the last one of each line of which something is left to hand out. */
export function stillDeclined<Entry extends { lineId: string }>(
  declined: readonly Entry[],
  lines: readonly { id: string; quantity: number | null; dispensed: number }[],
): Entry[] {
  return lines.flatMap(({ id, quantity, dispensed }) => {
    const last = declined.find(({ lineId }) => lineId === id);
    return last && dispensed < (quantity ?? 1) ? [last] : [];
  });
}
