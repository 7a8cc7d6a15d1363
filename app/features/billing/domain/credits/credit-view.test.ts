import fc from "fast-check";
import { expect, it } from "vitest";
import { CREDIT_MOVES } from "./credit-kinds";
import { creditParts, creditsOf, creditSums, eventOf } from "./credit-view";

const move = { amount: 0, held: 0, used: 0, lapsed: 0, refund: 0 };

it.each([
  ["a grant", { kind: "GRANT", amount: 5 }, "GRANT", 5],
  ["one that is kept", { kind: "HOLD", held: 1 }, "HOLD", -1],
  ["one that was used and is kept again", { kind: "HOLD", held: 1, used: -1 }, "HOLD", 0],
  ["one that came back too late and is kept again", { kind: "HOLD", held: 1, lapsed: -1 }, "HOLD", 0],
  ["a use of one that was kept", { kind: "USE", held: -1, used: 1 }, "USE", 0],
  ["one that is given back", { kind: "RELEASE", held: -1 }, "RELEASE", 1],
  ["one that comes back too late", { kind: "RELEASE", held: -1, lapsed: 1, refund: 1 }, "REFUND", 0],
  ["what is left at the end", { kind: "EXPIRE", lapsed: 4 }, "EXPIRE", -4],
  ["what is withdrawn", { kind: "ARCHIVE", lapsed: 2 }, "ARCHIVE", -2],
  ["more of them", { kind: "ADJUST", amount: 3 }, "ADJUST", 3],
  ["what can be used again", { kind: "ADJUST", lapsed: -2 }, "ADJUST", 2],
] as const)("the history says of %s what it is and how many", (_what, said, event, credits) => {
  expect([eventOf({ ...move, ...said }), creditsOf({ ...move, ...said })]).toEqual([event, credits]);
});

it("a period counts a credit as set aside or as used, and its figures add up to what is left", () => {
  const moves = [
    { ...move, kind: "GRANT", amount: 6 },
    { ...move, kind: "HOLD", held: 4 },
    { ...move, kind: "HOLD", held: 1, used: -1 },
    { ...move, kind: "USE", held: -2, used: 2 },
    { ...move, kind: "RELEASE", held: -1 },
    { ...move, kind: "RELEASE", held: -1, lapsed: 1, refund: 1 },
    { ...move, kind: "EXPIRE", lapsed: 1 },
  ] as const;
  const sums = creditSums(moves);
  expect(sums).toEqual([
    { event: "GRANT", credits: 6 },
    { event: "HOLD", credits: -2 },
    { event: "USE", credits: -1 },
    { event: "RELEASE", credits: 1 },
    { event: "EXPIRE", credits: -1 },
    { event: "REFUND", credits: -1 },
  ]);
  const left = moves.reduce((sum, each) => sum + creditsOf(each), 0);
  expect(sums.reduce((sum, { credits }) => sum + credits, 0)).toBe(left);
});

it("one that was set aside and is used is said as one used and one set aside less", () => {
  expect(creditParts({ ...move, kind: "USE", held: -1, used: 1 })).toEqual([
    { event: "HOLD", credits: 1 },
    { event: "USE", credits: -1 },
  ]);
});

it("whatever happened, the lines of a report, its sums by word and in all, and what is left agree", () => {
  const count = fc.integer({ min: -5, max: 5 });
  const moves = fc.array(
    fc.record({
      ...{ kind: fc.constantFrom(...CREDIT_MOVES), amount: count, held: count, used: count, lapsed: count },
      refund: fc.constantFrom(0, 1),
    }),
  );
  fc.assert(
    fc.property(moves, (made) => {
      const lines = made.flatMap(creditParts);
      const sums = creditSums(made);
      const sumOf = (parts: readonly { credits: number }[]) => parts.reduce((sum, { credits }) => sum + credits, 0);
      for (const { event, credits } of sums) expect(credits).toBe(sumOf(lines.filter((line) => line.event === event)));
      expect(sumOf(sums)).toBe(sumOf(lines));
      expect(sumOf(sums)).toBe(made.reduce((sum, each) => sum + creditsOf(each), 0));
      // The database adds moves of one word up first: that gives the same.
      const groups = new Map<string, (typeof made)[number]>();
      for (const each of made) {
        const key = `${each.kind} ${each.refund !== 0}`;
        const sum = groups.get(key) ?? { ...each, amount: 0, held: 0, used: 0, lapsed: 0, refund: 0 };
        for (const field of ["amount", "held", "used", "lapsed", "refund"] as const) sum[field] += each[field];
        groups.set(key, sum);
      }
      expect(creditSums([...groups.values()])).toEqual(sums);
    }),
  );
});
