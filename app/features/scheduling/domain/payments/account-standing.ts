/** Something that a patient owes, or will owe. Amounts in the minor unit of its currency, instants in UTC ms. */
export interface OwedThing {
  /** `balance` is what the books say beyond all that is named here, such as a correction. */
  of: "appointment" | "charge" | "balance";
  /** Of the appointment or the charge; empty of the balance. */
  id: string;
  /** When it took place or was charged; null of the balance. */
  at: number | null;
  timeZone: string | null;
  /** What it is called; empty of the balance. */
  what: string;
  currencyCode: string;
  /** What of it is neither paid nor waived. */
  dueMinor: number;
  /** What of a charge is settled. */
  paidMinor: number;
  /** It was charged in the books: so what is paid ahead can pay it. */
  isBooked: boolean;
}

/** Something that is owed, with what of it is asked for. */
export interface StandingItem extends OwedThing {
  /** What of it is covered by what was paid ahead. */
  coveredMinor: number;
  /** What is left to pay of it. */
  toPayMinor: number;
}

interface Money {
  amountMinor: number;
  currencyCode: string;
}

/** What is known of a patient's money. */
export interface StandingFacts {
  /** What took place or was charged, and is not paid. */
  owed: readonly OwedThing[];
  /** What is booked, is to come and is not paid. */
  later: readonly OwedThing[];
  /** What was paid for single appointments that are not charged yet, and what of that was waived. */
  setAside: readonly (Money & { waivedMinor?: number })[];
  /** What the patient owes by the books; below zero, what the practice owes them. */
  balance: readonly Money[];
}

/** How it stands with a patient's money in one currency, in its minor unit. */
export interface Standing {
  currencyCode: string;
  /** What is owed, the oldest first. */
  items: StandingItem[];
  owedMinor: number;
  /** What was paid ahead, or too much, and is for nothing in particular. */
  aheadMinor: number;
  /** What of that is left once all that is owed is covered. */
  aheadLeftMinor: number;
  /** What was paid for single appointments that are not charged yet, or went back and was waived of that (`waivedAheadMinor`). */
  setAsideMinor: number;
  waivedAheadMinor: number;
  /** What is asked for now. */
  toPayMinor: number;
  /** What will be owed for appointments to come. */
  laterMinor: number;
  later: OwedThing[];
}

const sumOf = (amounts: readonly Money[], currencyCode: string) =>
  amounts.reduce((sum, each) => (each.currencyCode === currencyCode ? sum + each.amountMinor : sum), 0);

const dueSum = (things: readonly OwedThing[]) => things.reduce((sum, { dueMinor }) => sum + dueMinor, 0);

const oldestFirst = (one: OwedThing, other: OwedThing) =>
  (one.at ?? Infinity) - (other.at ?? Infinity) || (one.id < other.id ? -1 : 1);

/** What the books say that is named nowhere: the patient owes it. */
const restOf = (dueMinor: number, currencyCode: string): OwedThing => ({
  ...{ of: "balance", id: "", at: null, timeZone: null, what: "", currencyCode, dueMinor, paidMinor: 0 },
  isBooked: true,
});

function covered(things: readonly OwedThing[], aheadMinor: number): StandingItem[] {
  let left = aheadMinor;
  return things.map((thing) => {
    const coveredMinor = thing.isBooked ? Math.min(left, thing.dueMinor) : 0;
    left -= coveredMinor;
    return { ...thing, coveredMinor, toPayMinor: thing.dueMinor - coveredMinor };
  });
}

function standingIn(currencyCode: string, facts: StandingFacts): Standing {
  const inCurrency = (each: OwedThing) => each.currencyCode === currencyCode;
  const [named, later] = [facts.owed.filter(inCurrency), facts.later.filter(inCurrency)];
  const booked = named.filter(({ isBooked }) => isBooked);
  const setAsideMinor = sumOf(facts.setAside, currencyCode);
  const waivedAheadMinor = sumOf(
    facts.setAside.map(({ waivedMinor = 0, ...each }) => ({ ...each, amountMinor: waivedMinor })),
    currencyCode,
  );
  const more = sumOf(facts.balance, currencyCode) + setAsideMinor - dueSum(booked);
  const owed = [...named, ...(more > 0 ? [restOf(more, currencyCode)] : [])].sort(oldestFirst);
  const aheadMinor = Math.max(0, -more);
  const items = covered(owed, aheadMinor);
  const toPayMinor = items.reduce((sum, item) => sum + item.toPayMinor, 0);
  const owedMinor = dueSum(owed);
  return {
    ...{ currencyCode, items, owedMinor, aheadMinor, setAsideMinor, waivedAheadMinor, toPayMinor },
    aheadLeftMinor: aheadMinor - (owedMinor - toPayMinor),
    ...{ laterMinor: dueSum(later), later: [...later].sort(oldestFirst) },
  };
}

/**
 * How it stands with a patient's money, in each currency in which anything is owed, paid ahead or to come; that with the
 * most things owed first. The one rule by which every page, list, mail and call says what is owed:
 *
 * - What the books say beyond all that is named is owed too, as `balance`: a correction upwards is asked for and paid like
 *   anything else. What they say below it was paid ahead: money for nothing in particular, too much for something, or a
 *   correction downwards.
 * - What was paid for an appointment that is not charged yet stays set aside for it, and pays for nothing else.
 * - What was paid ahead covers what is charged, the oldest first. Only what it leaves is asked for.
 *
 * So of what is charged, what is to pay, less what is left ahead and what is set aside, is what the books say.
 */
export function standingOf(facts: StandingFacts): Standing[] {
  const currencies = new Set(
    [...facts.owed, ...facts.later, ...facts.setAside, ...facts.balance].map(({ currencyCode }) => currencyCode),
  );
  return [...currencies]
    .map((currencyCode) => standingIn(currencyCode, facts))
    .filter(
      ({ owedMinor, aheadMinor, setAsideMinor, laterMinor }) => owedMinor + aheadMinor + setAsideMinor + laterMinor > 0,
    )
    .sort((one, other) => other.items.length - one.items.length || (one.currencyCode < other.currencyCode ? -1 : 1));
}

/** Of several currencies those in which something is to be paid now. */
export const askedIn = (standings: readonly Standing[]): Standing[] =>
  standings.filter(({ toPayMinor }) => toPayMinor > 0);

/** What is left to pay of one thing that may be owed; undefined where it is not. */
export const itemOf = (standings: readonly Standing[], id: string): StandingItem | undefined =>
  standings.flatMap(({ items }) => items).find((item) => item.id === id && item.of !== "balance");

/**
 * What a patient owes by the books in each currency, in its minor unit; below zero, what they paid ahead. What was waived
 * of an appointment that is not charged yet stands in the books as if they had paid it: it is no money of theirs.
 * @param owed by the books, nothing that is zero
 */
export function ownBalances(
  owed: readonly Money[],
  standings: readonly Pick<Standing, "currencyCode" | "waivedAheadMinor">[],
): Money[] {
  const waived = standings.map(({ currencyCode, waivedAheadMinor: amountMinor }) => ({ currencyCode, amountMinor }));
  const all = [...owed, ...waived];
  return [...new Set(all.map(({ currencyCode }) => currencyCode))]
    .map((currencyCode) => ({ currencyCode, amountMinor: sumOf(all, currencyCode) }))
    .filter(({ amountMinor }) => amountMinor !== 0);
}
