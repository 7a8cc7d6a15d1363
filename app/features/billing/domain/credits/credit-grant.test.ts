import { describe, expect, it } from "vitest";
import { CREDIT_STATUSES } from "./credit-kinds";
import {
  extendedDay,
  isUntouched,
  MOST_CREDITS,
  refusedAmount,
  remainingOf,
  statusAt,
  totalsOf,
  usableAt,
} from "./credit-grant";

const END = 1_000;
const grant = { amount: 10, held: 2, used: 3, lapsed: 1, status: "ACTIVE", expiresAt: END } as const;

describe("the credits of a grant", () => {
  it("are what is not kept, used or gone, as long as its last day is not over", () => {
    expect(remainingOf(grant)).toBe(4);
    expect([usableAt(grant, END - 1), usableAt(grant, END)]).toEqual([4, 0]);
  });

  it.each([
    ["ACTIVE", "ACTIVE", "EXPIRED"],
    ["EXPIRED", "EXPIRED", "EXPIRED"],
    ["ARCHIVED", "ARCHIVED", "ARCHIVED"],
  ] as const)("of a grant that is %s are %s before its end and %s from then on", (status, before, after) => {
    expect([statusAt({ status, expiresAt: END }, END - 1), statusAt({ status, expiresAt: END }, END)]).toEqual([
      before,
      after,
    ]);
  });

  it("add up to the figures of the specification, where what is set aside is not used", () => {
    const grants = CREDIT_STATUSES.map((status) => ({ ...grant, status }));
    expect(totalsOf(grants, 0)).toEqual({ totalCredits: 30, creditsHeld: 6, creditsUsed: 9, creditsRemaining: 4 });
    expect(totalsOf([], 0)).toEqual({ totalCredits: 0, creditsHeld: 0, creditsUsed: 0, creditsRemaining: 0 });
  });

  it.each([
    [1, null, undefined, null],
    [MOST_CREDITS, null, undefined, null],
    [MOST_CREDITS + 1, null, undefined, "tooMany"],
    [3, 3, undefined, null],
    [4, 3, undefined, "tooMany"],
    [2, null, { held: 1, used: 1 }, null],
    [1, null, { held: 1, used: 1 }, "belowUsed"],
  ] as const)("may be %s where the limit is %s and %o are taken: %s", (amount, limit, taken, refusal) => {
    expect(refusedAmount(amount, limit, taken)).toBe(refusal);
  });

  it("can be deleted as long as none was used or is kept", () => {
    expect(isUntouched({ ...grant, held: 0, used: 0 })).toBe(true);
    expect(isUntouched({ ...grant, held: 1, used: 0 })).toBe(false);
    expect(isUntouched({ ...grant, held: 0, used: 1 })).toBe(false);
  });

  it("live on for thirty days where one comes back too late", () => {
    expect(extendedDay("2026-12-15")).toBe("2027-01-14");
  });
});
