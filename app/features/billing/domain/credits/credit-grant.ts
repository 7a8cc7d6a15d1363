import { DAY_MS, addDays, type IsoDate } from "~/kernel/time/dates";
import type { CreditStatus } from "./credit-kinds";

/** So many a patient is given at most at once, where the organization has no limit of its own. */
export const MOST_CREDITS = 1_000;

/** Days by which an expired grant is extended when a credit is returned to it. */
export const EXTENDED_DAYS = 30;

/** So long before its last day is over a patient hears that credits are left, ms. */
export const REMINDED_BEFORE_MS = 7 * DAY_MS;

/** How many credits there are, and what became of them. */
export interface CreditCounters {
  amount: number;
  /** Kept for appointments to come. */
  held: number;
  used: number;
  /** Left over when the grant ended. */
  lapsed: number;
}

/** Instants in UTC ms: the first instant of the first day, and that after the last day. */
export interface CreditSpan {
  validFrom: number;
  expiresAt: number;
}

/** What can still be used. */
export const remainingOf = ({ amount, held, used, lapsed }: CreditCounters): number => amount - held - used - lapsed;

/** How a grant stands at an instant: a last day that is over ends it, also where the clock has not come to it yet. */
export const statusAt = (
  { status, expiresAt }: Pick<CreditSpan, "expiresAt"> & { status: CreditStatus },
  now: number,
): CreditStatus => (status === "ACTIVE" && expiresAt <= now ? "EXPIRED" : status);

/** The same as a reader sees it: of a grant that is over nothing can be used. */
export const usableAt = (
  grant: CreditCounters & Pick<CreditSpan, "expiresAt"> & { status: CreditStatus },
  now: number,
): number => (statusAt(grant, now) === "ACTIVE" ? remainingOf(grant) : 0);

/** What a patient has: all, kept for appointments to come, used, and what can still be used. */
export interface CreditTotals {
  totalCredits: number;
  creditsHeld: number;
  creditsUsed: number;
  creditsRemaining: number;
}

/** The figures of some grants at an instant. What was left over at the end of one counts in the total alone. */
export function totalsOf(
  grants: readonly (CreditCounters & Pick<CreditSpan, "expiresAt"> & { status: CreditStatus })[],
  now: number,
): CreditTotals {
  const sum = (of: (grant: (typeof grants)[number]) => number) => grants.reduce((total, grant) => total + of(grant), 0);
  return {
    totalCredits: sum(({ amount }) => amount),
    creditsHeld: sum(({ held }) => held),
    creditsUsed: sum(({ used }) => used),
    creditsRemaining: sum((grant) => usableAt(grant, now)),
  };
}

/** Whether it may be deleted: nothing of it was ever used or is kept. Else it can only be archived. */
export const isUntouched = ({ held, used }: CreditCounters): boolean => held === 0 && used === 0;

/** Why an amount is refused: beyond the limit, or below what is used and kept. */
export type AmountRefusal = "tooMany" | "belowUsed";

/** Whether a grant may have this number of credits. `limit` is the organization's; null for none. */
export function refusedAmount(
  amount: number,
  limit: number | null,
  taken: Pick<CreditCounters, "held" | "used"> = { held: 0, used: 0 },
): AmountRefusal | null {
  if (amount > (limit ?? MOST_CREDITS)) return "tooMany";
  return amount < taken.held + taken.used ? "belowUsed" : null;
}

/** The last day on which credits can be used that an appointment gave back to a grant that is over. */
export const extendedDay = (today: IsoDate): IsoDate => addDays(today, EXTENDED_DAYS);
