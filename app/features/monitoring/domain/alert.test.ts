import { describe, expect, it } from "vitest";
import {
  ALERT_ACTS,
  ALERT_STATES,
  ALERT_TRANSITIONS,
  factsOf,
  joinedFacts,
  nextAct,
  reachesBack,
  type AlertFacts,
} from "./alert";

const ended = { join: null, worsen: null, acknowledge: null, resolve: null, markFalse: null, withdraw: null };
const EXPECTED = {
  OPEN: {
    ...{ join: "OPEN", worsen: "OPEN", acknowledge: "ACKNOWLEDGED", resolve: "RESOLVED" },
    ...{ markFalse: "FALSE_READING", withdraw: "WITHDRAWN" },
  },
  ACKNOWLEDGED: {
    ...{ join: "ACKNOWLEDGED", worsen: "OPEN", acknowledge: "ACKNOWLEDGED", resolve: "RESOLVED" },
    ...{ markFalse: "FALSE_READING", withdraw: "WITHDRAWN" },
  },
  ...{ RESOLVED: ended, FALSE_READING: ended, WITHDRAWN: ended },
};

describe("an alert", () => {
  it("goes from each state by each act where the table written by hand says", () => {
    for (const state of ALERT_STATES)
      for (const act of ALERT_ACTS)
        expect([state, act, ALERT_TRANSITIONS[state][act] ?? null]).toEqual([state, act, EXPECTED[state][act]]);
  });

  const facts: AlertFacts = { severity: "WARN", count: 1, firstAt: 1, lastAt: 1, worst: 150, excess: 10 };
  const more = { ...facts, count: 2, lastAt: 2 };

  it("opens once, and the same readings change nothing", () => {
    expect(nextAct(null, facts)).toBe("open");
    expect(nextAct(null, null)).toBeNull();
    expect(nextAct({ ...facts, state: "OPEN" }, facts)).toBeNull();
  });

  it("takes further readings quietly, before and after it is acknowledged", () => {
    expect(nextAct({ ...facts, state: "OPEN" }, { ...more, excess: 20, worst: 160 })).toBe("join");
    expect(nextAct({ ...facts, state: "ACKNOWLEDGED" }, more)).toBe("join");
  });

  it("is told again when it is worse than what was acknowledged, and always when it becomes dangerous", () => {
    expect(nextAct({ ...facts, state: "ACKNOWLEDGED" }, { ...more, excess: 11 })).toBe("worsen");
    expect(nextAct({ ...facts, state: "OPEN" }, { ...more, severity: "CRITICAL" })).toBe("worsen");
    expect(nextAct({ ...facts, severity: "CRITICAL", state: "ACKNOWLEDGED" }, { ...more, excess: 30 })).toBe("join");
  });

  it("is withdrawn when the reading is corrected", () => {
    expect(nextAct({ ...facts, state: "ACKNOWLEDGED" }, null)).toBe("withdraw");
  });

  it("says the worst of its readings: a dangerous one before one that is further beyond", () => {
    const breach = { at: 1, severity: "WARN", value: 175, excess: 35 } as const;
    expect(factsOf([breach, { at: 5, severity: "CRITICAL", value: 85, excess: 15 }])).toEqual({
      ...{ severity: "CRITICAL", count: 2, firstAt: 1, lastAt: 5, worst: 85, excess: 15 },
    });
    expect(factsOf([])).toBeNull();
  });

  it("is known whole only where as much before its first reading was read as its rule looks at", () => {
    const DAY = 86_400_000;
    const limits = { inRow: 2, changeDays: 3, averageDays: 0 };
    const readings = [10, 11, 20].map((day) => ({ at: day * DAY, day, value: 1, value2: null }));
    expect(reachesBack({ readings, isCut: true }, 20 * DAY, limits)).toBe(true);
    expect(reachesBack({ readings, isCut: true }, 15 * DAY, limits)).toBe(false);
    expect(reachesBack({ readings, isCut: false }, 5 * DAY, limits)).toBe(true);
  });

  it("holds with readings that are too old to be compared again, and grows with those after them", () => {
    const old = { ...facts, count: 80 };
    expect(nextAct({ ...old, state: "OPEN" }, joinedFacts(old, null))).toBeNull();
    expect(joinedFacts(old, { ...facts, firstAt: 5, lastAt: 9, excess: 20, worst: 160 })).toEqual({
      ...{ severity: "WARN", count: 80, firstAt: 1, lastAt: 9, worst: 160, excess: 20 },
    });
    expect(joinedFacts({ ...old, severity: "CRITICAL" }, { ...more, excess: 30 })).toMatchObject({
      ...{ severity: "CRITICAL", excess: 10 },
    });
  });
});
