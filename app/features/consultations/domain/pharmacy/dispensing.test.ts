import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { DAY_MS } from "~/kernel/time/dates";
import {
  allowedOf,
  canReturn,
  canUndo,
  changeBy,
  dispensedAfter,
  handingRefusal,
  leftAtATime,
  leftOf,
  refillDueAt,
  refillsLeft,
  stateByDispensed,
  stillDeclined,
  type DispensedLine,
} from "./dispensing";

const NOW = Date.UTC(2027, 0, 5);
const line = (changes: Partial<DispensedLine> = {}): DispensedLine => ({
  ...{ quantity: 30, refills: 2, dispensed: 0, days: 30, lastAt: null },
  ...changes,
});
const now = { now: NOW, reason: "" };

describe("what may be handed out", () => {
  it("is the quantity at a time, and that again for each refill", () => {
    expect([allowedOf(line()), leftOf(line()), leftAtATime(line()), refillsLeft(line())]).toEqual([90, 90, 30, 2]);
    expect([leftAtATime(line({ dispensed: 12 })), refillsLeft(line({ dispensed: 12 }))]).toEqual([18, 2]);
    expect([leftAtATime(line({ dispensed: 30 })), refillsLeft(line({ dispensed: 30 }))]).toEqual([30, 2]);
    expect([leftAtATime(line({ dispensed: 31 })), refillsLeft(line({ dispensed: 31 }))]).toEqual([29, 1]);
    expect([leftAtATime(line({ dispensed: 90 })), refillsLeft(line({ dispensed: 90 }))]).toEqual([0, 0]);
  });

  it("counts handings where no quantity was prescribed", () => {
    const uncounted = line({ quantity: null, refills: 1 });
    expect([leftOf(uncounted), leftAtATime(uncounted)]).toEqual([2, 1]);
    expect(leftOf({ ...uncounted, dispensed: 2 })).toBe(0);
  });

  it("refuses nothing, more than is left at a time, and a refill before three quarters of the supply are used", () => {
    expect(handingRefusal(line(), 0, now)).toBe("nothing");
    expect(handingRefusal(line(), 31, now)).toBe("tooMuch");
    expect(handingRefusal(line({ dispensed: 12 }), 19, now)).toBe("tooMuch");
    const again = line({ dispensed: 30, lastAt: NOW - 22 * DAY_MS });
    expect(refillDueAt(again)).toBe(NOW + 0.5 * DAY_MS);
    expect(handingRefusal(again, 30, now)).toBe("tooEarly");
    expect(handingRefusal(again, 30, { ...now, reason: "Travels for a month" })).toBeUndefined();
    expect(handingRefusal(again, 30, { ...now, now: NOW + DAY_MS })).toBeUndefined();
    expect(handingRefusal(line({ dispensed: 30, lastAt: NOW, days: null }), 30, now)).toBeUndefined();
  });
});

describe("what is taken back", () => {
  it("is no more than was handed out", () => {
    expect([canReturn(line({ dispensed: 5 }), 5), canReturn(line({ dispensed: 5 }), 6)]).toEqual([true, false]);
    expect(canReturn(line({ dispensed: 5 }), 0)).toBe(false);
  });

  it("is an entry once, and not if its amount has come back meanwhile", () => {
    const handed = { kind: "DISPENSED", quantity: 30, undone: false } as const;
    expect(canUndo(handed, line({ dispensed: 30 }))).toBe(true);
    expect(canUndo({ ...handed, undone: true }, line({ dispensed: 30 }))).toBe(false);
    expect(canUndo(handed, line({ dispensed: 20 }))).toBe(false);
    expect(canUndo({ kind: "RETURNED", quantity: 10, undone: false }, line({ dispensed: 85 }))).toBe(false);
    expect(canUndo({ kind: "DECLINED", quantity: 0, undone: false }, line())).toBe(true);
    expect(canUndo({ kind: "UNDONE", quantity: 30, undone: false }, line())).toBe(false);
  });
});

describe("how a prescription stands", () => {
  it("follows from what has been handed out of all its lines", () => {
    const one = line({ refills: 0 });
    expect(stateByDispensed([one, one], "SIGNED")).toBe("SIGNED");
    expect(stateByDispensed([one, one], "SENT")).toBe("SENT");
    expect(stateByDispensed([{ ...one, dispensed: 30 }, one], "SENT")).toBe("PARTLY_DISPENSED");
    expect(stateByDispensed([line({ dispensed: 30 })], "SENT")).toBe("PARTLY_DISPENSED");
    expect(stateByDispensed([{ ...one, dispensed: 30 }], "SENT")).toBe("DISPENSED");
  });
});

const lines = fc.record({
  quantity: fc.option(fc.integer({ min: 1, max: 400_000 }).map((thousandths) => thousandths / 1000)),
  refills: fc.integer({ min: 0, max: 11 }),
  dispensed: fc.constant(0),
  days: fc.option(fc.integer({ min: 1, max: 365 })),
  lastAt: fc.constant(null),
});
type Step = { act: "hand" | "handAll" | "return" | "undo"; amount: number };
const steps = fc.array(
  fc.record({
    act: fc.constantFrom<Step["act"]>("hand", "handAll", "return", "undo"),
    amount: fc.integer({ min: 1, max: 400_000 }).map((thousandths) => thousandths / 1000),
  }),
  { maxLength: 40 },
);

/** Does what is allowed of the steps, and keeps what was entered. */
function run(start: DispensedLine, todo: readonly Step[]) {
  let current = start;
  const entries: { kind: "DISPENSED" | "RETURNED" | "UNDONE"; quantity: number; undone: boolean; change: number }[] =
    [];
  const enter = (kind: "DISPENSED" | "RETURNED" | "UNDONE", quantity: number, change: number) => {
    entries.push({ kind, quantity, undone: false, change });
    current = { ...current, dispensed: dispensedAfter(current.dispensed, change) };
  };
  for (const { act, amount } of todo) {
    const last = entries.at(-1);
    const hand = act === "handAll" ? leftAtATime(current) : amount;
    if ((act === "hand" || act === "handAll") && !handingRefusal(current, hand, { now: NOW, reason: "so" }))
      enter("DISPENSED", hand, changeBy({ kind: "DISPENSED", quantity: hand }));
    if (act === "return" && canReturn(current, amount)) enter("RETURNED", amount, -amount);
    if (act === "undo" && last && canUndo(last, current)) {
      last.undone = true;
      enter("UNDONE", last.quantity, -changeBy(last));
    }
  }
  return { current, entries };
}

describe("whatever a desk does", () => {
  it("never hands out more than was prescribed, and never takes back more than was handed out", () => {
    fc.assert(
      fc.property(lines, steps, (start, todo) => {
        const { current } = run(start, todo);
        expect(current.dispensed).toBeGreaterThanOrEqual(0);
        expect(current.dispensed).toBeLessThanOrEqual(allowedOf(start));
        expect(refillsLeft(current)).toBeLessThanOrEqual(start.refills);
        expect(leftAtATime(current)).toBeLessThanOrEqual(leftOf(current));
      }),
    );
  });

  it("adds up: what is handed out is the sum of its entries", () => {
    fc.assert(
      fc.property(lines, steps, (start, todo) => {
        const { current, entries } = run(start, todo);
        expect(current.dispensed).toBeCloseTo(
          entries.reduce((sum, { change }) => sum + change, 0),
          2,
        );
      }),
    );
  });

  it("comes to its end: all of it can be handed out, quantity by quantity, and then nothing is left", () => {
    fc.assert(
      fc.property(lines, steps, (start, todo) => {
        let { current } = run(start, todo);
        for (let handing = 0; handing <= start.refills; handing += 1)
          current = { ...current, dispensed: dispensedAfter(current.dispensed, leftAtATime(current)) };
        expect(leftOf(current)).toBe(0);
        expect(stateByDispensed([current], "SENT")).toBe("DISPENSED");
      }),
    );
  });
});

describe("what pharmacies did not hand out", () => {
  const lines = [{ id: "one", quantity: 30, dispensed: 0, medicine: { refills: 1 } }];
  const entry = (kind: "DISPENSED" | "DECLINED", at: number) => ({ lineId: "one", kind, at });

  it("stands until some of it is handed out, and for a refill too", () => {
    expect(stillDeclined([entry("DECLINED", 1)], lines)).toMatchObject([{ at: 1 }]);
    expect(stillDeclined([entry("DISPENSED", 2), entry("DECLINED", 1)], lines)).toEqual([]);
    const once = lines.map((each) => ({ ...each, dispensed: 30 }));
    expect(stillDeclined([entry("DECLINED", 3), entry("DISPENSED", 2)], once)).toMatchObject([{ at: 3 }]);
    const all = lines.map((each) => ({ ...each, dispensed: 60 }));
    expect(stillDeclined([entry("DECLINED", 3)], all)).toEqual([]);
  });

  it("was refused as unsafe also after somebody gave another reason, until some of it is handed out", () => {
    const unsafe = { ...entry("DECLINED", 1), declineReason: "NOT_SAFE" as const };
    const missing = { ...entry("DECLINED", 2), declineReason: "OUT_OF_STOCK" as const };
    expect(stillDeclined([missing, unsafe], lines)).toEqual([unsafe]);
    expect(stillDeclined([missing, { ...entry("DISPENSED", 2), declineReason: null }, unsafe], lines)).toEqual([
      missing,
    ]);
  });

  it("is only unclear once its prescriber has answered on another prescription, until it is refused again", () => {
    const unsafe = { ...entry("DECLINED", 1), declineReason: "NOT_SAFE" as const };
    const answer = { lineId: "one", kind: "ANSWERED" as const, at: 2, declineReason: null };
    expect(stillDeclined([answer, unsafe], lines)).toEqual([{ ...unsafe, declineReason: "UNCLEAR", isAnswered: true }]);
    const again = { ...unsafe, at: 3 };
    expect(stillDeclined([again, answer, unsafe], lines)).toEqual([again]);
  });

  it("is handed out after it was refused as unsafe only with a reason", () => {
    const line = { quantity: 30, refills: 0, dispensed: 0, days: null, lastAt: null };
    expect(handingRefusal(line, 30, { now: 0, reason: "", isUnsafe: true })).toBe("unsafe");
    expect(handingRefusal(line, 30, { now: 0, reason: "The dose was halved", isUnsafe: true })).toBeUndefined();
  });
});
