/** What a pharmacy does with a line: hands it out, takes it back, declines it, or takes an entry of its own back. */
export const DISPENSE_KINDS = ["DISPENSED", "RETURNED", "DECLINED", "UNDONE"] as const;
export type DispenseKind = (typeof DISPENSE_KINDS)[number];
