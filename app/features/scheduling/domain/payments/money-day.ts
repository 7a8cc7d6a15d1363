import { DESK_KINDS } from "~/kernel/money/desk-kinds";
import { addDays, type IsoDate } from "~/kernel/time/dates";
import type { Amount } from "../lists/amount";

/** How long ago an unpaid appointment took place, by days of the practice: today, the 7, 30 and 90 before it, and the rest. */
export const UNPAID_AGES = ["today", "week", "month", "quarter", "older"] as const;
export type UnpaidAge = (typeof UNPAID_AGES)[number];

/** So many days ago an age begins; the last one has no beginning. */
const DAYS_AGO: Readonly<Record<Exclude<UnpaidAge, "older">, number>> = { today: 0, week: 7, month: 30, quarter: 90 };

/** The instants (UTC ms) between which an age lies, the first included, the last not. */
export interface AgeSpan {
  age: UnpaidAge;
  from: number;
  until: number;
}

/**
 * Each age with its instants, the latest first.
 * @param startOf the first instant of a day where the practice is
 */
export function ageSpans(today: IsoDate, now: number, startOf: (day: IsoDate) => number): AgeSpan[] {
  let until = now + 1;
  return UNPAID_AGES.map((age) => {
    const from = age === "older" ? 0 : startOf(addDays(today, -DAYS_AGO[age]));
    const span = { age, from, until };
    until = from;
    return span;
  });
}

/** Amounts added up, one for each currency, in the order in which they come. */
export function addedUp(amounts: readonly Amount[]): Amount[] {
  const totals = new Map<string, number>();
  for (const { amountMinor, currencyCode } of amounts)
    totals.set(currencyCode, (totals.get(currencyCode) ?? 0) + amountMinor);
  return [...totals].map(([currencyCode, amountMinor]) => ({ amountMinor, currencyCode }));
}

/** How many payments, and how much they come to. */
export interface Counted {
  count: number;
  amounts: Amount[];
}

export const countedUp = (rows: readonly (Amount & { count: number })[]): Counted => ({
  count: rows.reduce((sum, { count }) => sum + count, 0),
  amounts: addedUp(rows),
});

/** In which ways money comes, as they are told apart: at the desk as what, or online. */
const MONEY_WAYS = [...DESK_KINDS, "ONLINE"] as const;
type MoneyWay = (typeof MONEY_WAYS)[number];

/** The same by the ways in which money came, or went back; without those in which none moved. */
export const countedByWay = (
  rows: readonly (Amount & { count: number; way: MoneyWay })[],
): (Counted & { way: MoneyWay })[] =>
  MONEY_WAYS.flatMap((way) => {
    const own = rows.filter((row) => row.way === way);
    return own.length === 0 ? [] : [{ way, ...countedUp(own) }];
  });
