import type { DeskKind } from "~/kernel/money/desk-kinds";

/** TAKEN: money came. UNDONE: it was written down by mistake. REFUNDED: it went back. */
export const DESK_ACTS = ["TAKEN", "UNDONE", "REFUNDED"] as const;
export type DeskAct = (typeof DESK_ACTS)[number];

/** Money that is taken at the desk for one thing. */
export interface DeskTaking {
  kind: DeskKind;
  /** In the currency's minor unit, more than nothing. */
  amountMinor: number;
  currencyCode: string;
  /** Such as the number of a slip; may be empty. */
  reference: string;
}

/** Something that is owed, by the id of its appointment or of its charge. */
export interface Debt {
  of: "appointment" | "charge";
  id: string;
  /** Since when, UTC ms. */
  at: number;
  amountMinor: number;
}

/** What of an amount goes to a debt. */
export interface Allotment<Owed extends Debt = Debt> {
  debt: Owed;
  amountMinor: number;
}

/**
 * Divides an amount among debts of one currency, the oldest first; `ahead` is what is left over (minor units).
 */
export function allot<Owed extends Debt>(
  amountMinor: number,
  debts: readonly Owed[],
): { allotted: Allotment<Owed>[]; ahead: number } {
  let ahead = amountMinor;
  const oldest = [...debts].sort((one, other) => one.at - other.at || (one.id < other.id ? -1 : 1));
  const allotted = oldest.flatMap((debt): Allotment<Owed>[] => {
    const part = Math.min(ahead, debt.amountMinor);
    if (part <= 0) return [];
    ahead -= part;
    return [{ debt, amountMinor: part }];
  });
  return { allotted, ahead };
}
