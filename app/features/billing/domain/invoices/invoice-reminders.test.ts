import { describe, expect, it } from "vitest";
import { invoiceRemindersAt } from "./invoice-reminders";

const ZONE = "Europe/Madrid";
const rules = { paymentDays: 7, paymentTimes: 2 };
const invoice = { dueOn: "2026-06-15", owes: true } as const;
/** Ten in the morning in Madrid, a week and two after the day by which it was to be paid. */
const FIRST = Date.UTC(2026, 5, 22, 8);
const SECOND = Date.UTC(2026, 5, 29, 8);
/** The last day on which an organization could still set a reminder: five times 90 days after. */
const LAST = Date.UTC(2027, 8, 8, 8);
const at = (now: number, told: number[] = [], more: object = {}) =>
  invoiceRemindersAt({ ...invoice, ...more }, rules, new Set(told), ZONE, now);

describe("reminders of an unpaid invoice", () => {
  it("come so many days after it was to be paid, at ten where the organization is, and again after as many", () => {
    expect(at(FIRST - 1)).toEqual({ tell: null, lookAgainAt: FIRST });
    expect(at(FIRST)).toEqual({ tell: 1, lookAgainAt: SECOND });
    expect(at(SECOND, [1])).toEqual({ tell: 2, lookAgainAt: LAST });
  });

  it("are never told twice, nor in a row by a clock that stood still", () => {
    expect(at(FIRST + 3_600_000, [1])).toEqual({ tell: null, lookAgainAt: SECOND });
    expect(at(SECOND + 3_600_000)).toEqual({ tell: 2, lookAgainAt: LAST });
    expect(at(FIRST + 3 * 86_400_000)).toEqual({ tell: null, lookAgainAt: SECOND });
  });

  it("end with the payment", () => {
    expect(at(FIRST, [], { owes: false })).toEqual({ tell: null, lookAgainAt: null });
  });

  it("are none where the organization wants none, which it may want later", () => {
    const none = (now: number) =>
      invoiceRemindersAt(invoice, { paymentDays: 0, paymentTimes: 2 }, new Set(), ZONE, now);
    expect(none(FIRST)).toEqual({ tell: null, lookAgainAt: LAST });
    expect(none(LAST)).toEqual({ tell: null, lookAgainAt: null });
  });

  it("keep the hour of the wall clock over a change of it", () => {
    const winter = invoiceRemindersAt(
      { dueOn: "2026-10-20", owes: true },
      rules,
      new Set(),
      ZONE,
      Date.UTC(2026, 9, 20),
    );
    expect(new Date(winter.lookAgainAt ?? 0).toISOString()).toBe("2026-10-27T09:00:00.000Z");
  });
});
