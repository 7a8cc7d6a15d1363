/** How money is taken at the desk, and given back. */
export const DESK_KINDS = ["CASH", "CARD", "TRANSFER"] as const;
export type DeskKind = (typeof DESK_KINDS)[number];
