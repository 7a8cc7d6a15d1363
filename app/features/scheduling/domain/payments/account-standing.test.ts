import fc from "fast-check";
import { expect, test } from "vitest";
import { askedIn, itemOf, ownBalances, standingOf, type OwedThing, type StandingFacts } from "./account-standing";

const thing = (id: string, at: number, dueMinor: number, more: Partial<OwedThing> = {}): OwedThing => ({
  ...{ of: "appointment", id, at, timeZone: "Europe/Madrid", what: "Visit", currencyCode: "EUR", dueMinor },
  ...{ paidMinor: 0, isBooked: true, ...more },
});
const eur = (amountMinor: number) => [{ amountMinor, currencyCode: "EUR" }];
const facts = (more: Partial<StandingFacts>): StandingFacts => ({
  owed: [],
  later: [],
  setAside: [],
  balance: [],
  ...more,
});

test("what was paid ahead covers the oldest first, and only the rest is asked for", () => {
  const owed = [thing("b", 2, 3_000), thing("a", 1, 5_000)];
  const [standing] = standingOf(facts({ owed, balance: eur(2_000) }));
  expect(standing).toMatchObject({ owedMinor: 8_000, aheadMinor: 6_000, toPayMinor: 2_000, aheadLeftMinor: 0 });
  expect(standing?.items.map(({ id, coveredMinor, toPayMinor }) => [id, coveredMinor, toPayMinor])).toEqual([
    ["a", 5_000, 0],
    ["b", 1_000, 2_000],
  ]);
  expect(
    itemOf(
      [standing].flatMap((each) => each ?? []),
      "b",
    )?.toPayMinor,
  ).toBe(2_000);
});

test("what was paid ahead beyond what is owed is left, and nothing is asked for", () => {
  const standings = standingOf(facts({ owed: [thing("a", 1, 5_000)], balance: eur(-700) }));
  expect(standings[0]).toMatchObject({ aheadMinor: 5_700, aheadLeftMinor: 700, toPayMinor: 0 });
  expect(askedIn(standings)).toEqual([]);
});

test("a correction upwards is asked for like anything else, and comes last", () => {
  const [standing] = standingOf(facts({ owed: [thing("a", 1, 5_000)], balance: eur(5_400) }));
  expect(standing?.items.map(({ of, toPayMinor }) => [of, toPayMinor])).toEqual([
    ["appointment", 5_000],
    ["balance", 400],
  ]);
  expect(standing?.toPayMinor).toBe(5_400);
});

test("what was paid for an appointment to come pays for nothing else", () => {
  const owed = [thing("a", 1, 5_000)];
  const [standing] = standingOf(facts({ owed, setAside: eur(5_000), balance: eur(0) }));
  expect(standing).toMatchObject({ toPayMinor: 5_000, aheadMinor: 0 });
});

test("what is in no books, as of sample data, is asked for in full", () => {
  const [standing] = standingOf(facts({ owed: [thing("a", 1, 5_000, { isBooked: false })], balance: eur(-2_000) }));
  expect(standing).toMatchObject({ toPayMinor: 5_000, aheadMinor: 2_000, aheadLeftMinor: 2_000 });
});

test("currencies stay apart, that with the most things first", () => {
  const kwd = thing("k", 1, 9, { currencyCode: "KWD" });
  const standings = standingOf(
    facts({
      owed: [kwd, thing("a", 1, 5), thing("b", 2, 5)],
      balance: [...eur(4), { amountMinor: 9, currencyCode: "KWD" }],
    }),
  );
  expect(standings.map(({ currencyCode, toPayMinor }) => [currencyCode, toPayMinor])).toEqual([
    ["EUR", 4],
    ["KWD", 9],
  ]);
});

test("what is to come is said apart, and asked for by nobody", () => {
  const [standing] = standingOf(facts({ later: [thing("a", 9, 5_000, { isBooked: false })] }));
  expect(standing).toMatchObject({ owedMinor: 0, toPayMinor: 0, laterMinor: 5_000 });
  expect(standingOf(facts({}))).toEqual([]);
});

test("whatever is owed and paid, what is asked for agrees with the books", () => {
  const amount = fc.integer({ min: 1, max: 10 ** 10 });
  const owed = fc.array(fc.tuple(fc.integer({ min: 0, max: 9 }), amount));
  const signed = fc.integer({ min: -(10 ** 11), max: 10 ** 11 });
  fc.assert(
    fc.property(owed, signed, fc.nat(10 ** 10), (things, balance, aside) => {
      const standings = standingOf(
        facts({
          owed: things.map(([at, due], index) => thing(String(index), at, due)),
          ...{ setAside: eur(aside), balance: eur(balance) },
        }),
      );
      const { toPayMinor, aheadLeftMinor, items } = standings[0] ?? { toPayMinor: 0, aheadLeftMinor: 0, items: [] };
      expect(toPayMinor - aheadLeftMinor - aside).toBe(balance);
      expect(Math.min(toPayMinor, aheadLeftMinor)).toBe(0);
      for (const item of items) expect(item.toPayMinor).toBeGreaterThanOrEqual(0);
    }),
  );
});

test("what was waived of an appointment to come is no money of the patient, and hides nothing that they owe", () => {
  const waived = (waivedMinor: number) => [{ amountMinor: waivedMinor, currencyCode: "EUR", waivedMinor }];
  expect(ownBalances(eur(-5_000), standingOf(facts({ setAside: waived(5_000), balance: eur(-5_000) })))).toEqual([]);
  const owing = standingOf(facts({ owed: [thing("a", 1, 5_000)], setAside: waived(5_000), balance: eur(0) }));
  expect(ownBalances([], owing)).toEqual(eur(5_000));
  expect(ownBalances(eur(-700), standingOf(facts({ balance: eur(-700) })))).toEqual(eur(-700));
});
