import type { Amount } from "../lists/amount";
import type { Standing, StandingItem } from "./account-standing";
import { addedUp, countedUp, UNPAID_AGES, type AgeSpan, type Counted, type UnpaidAge } from "./money-day";

/** Something that a patient has to pay now. Amounts in the minor unit of its currency, instants in UTC ms. */
export interface UnpaidLine extends Amount {
  /** Of the appointment or the charge; of the rest of a balance, by whom and in which currency it is owed. */
  id: string;
  of: StandingItem["of"];
  patientId: string;
  /** Since when it is owed; 0 where nobody knows, which is long ago. */
  at: number;
  timeZone: string | null;
  /** What it is called; empty of a balance. */
  what: string;
}

/** Since when the rest of a balance is owed: when it was last corrected upwards. */
type Corrected = readonly { patientId: string; currencyCode: string; correctedAt: number | null }[];

export const newestFirst = (one: Pick<UnpaidLine, "at" | "id">, other: Pick<UnpaidLine, "at" | "id">) =>
  other.at - one.at || (one.id < other.id ? 1 : one.id > other.id ? -1 : 0);

/** All that patients have to pay now, the newest first: by the one rule, so that what was paid ahead is taken off. */
export function unpaidLinesOf(standings: ReadonlyMap<string, readonly Standing[]>, corrected: Corrected): UnpaidLine[] {
  const since = new Map(corrected.map((each) => [`${each.patientId}-${each.currencyCode}`, each.correctedAt ?? 0]));
  return [...standings]
    .flatMap(([patientId, own]) =>
      own.flatMap(({ items }) =>
        items.flatMap(({ of, id, at, timeZone, what, currencyCode, toPayMinor: amountMinor }) => {
          const key = of === "balance" ? `${patientId}-${currencyCode}` : id;
          const line = { of, patientId, timeZone, what, amountMinor, currencyCode };
          return amountMinor > 0 ? [{ ...line, id: key, at: at ?? since.get(key) ?? 0 }] : [];
        }),
      ),
    )
    .sort(newestFirst);
}

/** How long ago it is owed; what is charged ahead of its time is of today. */
export const ageOf = ({ at }: Pick<UnpaidLine, "at">, spans: readonly AgeSpan[]): UnpaidAge =>
  spans.find(({ from }) => at >= from)?.age ?? "older";

/** What is unpaid of each age, in the order of the ages. */
export const byAge = (lines: readonly UnpaidLine[], spans: readonly AgeSpan[]): (Counted & { age: UnpaidAge })[] =>
  UNPAID_AGES.map((age) => ({
    age,
    ...countedUp(lines.filter((line) => ageOf(line, spans) === age).map((line) => ({ ...line, count: 1 }))),
  }));

/** The lines behind a place, as many as a page has and one more where there is another page. */
export const behind = (
  lines: readonly UnpaidLine[],
  after: { at: number; id: string } | null,
): readonly UnpaidLine[] => (after === null ? lines : lines.filter((line) => newestFirst(line, after) > 0));

/** Somebody who has something to pay now. */
export interface Debtor {
  patientId: string;
  amounts: Amount[];
  /** How many things that is for. */
  count: number;
}

/** Who has something to pay, the one with the newest first, with all that they have to pay. */
export function debtorsOf(lines: readonly UnpaidLine[]): Debtor[] {
  const own = new Map<string, UnpaidLine[]>();
  for (const line of lines) own.set(line.patientId, [...(own.get(line.patientId) ?? []), line]);
  return [...own].map(([patientId, of]) => ({ patientId, amounts: addedUp(of), count: of.length }));
}
