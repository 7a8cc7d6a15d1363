import { describe, expect, test } from "vitest";
import { newestFirst, statesOfTab } from "./appointment-selection";
import { APPOINTMENT_STATE, APPOINTMENT_STATES, countsAsUpcoming } from "../appointments/appointment-states";

const TODAY = "2026-05-04";

describe("the tabs", () => {
  test.each(APPOINTMENT_STATES.filter((state) => state !== APPOINTMENT_STATE.BLOCKED))(
    "put state %i on either day into one of upcoming and past, as the counters do",
    (state) => {
      for (const [day, side] of [
        [TODAY, "fromToday"],
        ["2026-05-03", "beforeToday"],
      ] as const) {
        const upcoming = statesOfTab("upcoming", null)[side].includes(state);
        expect(upcoming).toBe(countsAsUpcoming(state, day, TODAY));
        expect(statesOfTab("past", null)[side].includes(state)).toBe(!upcoming);
      }
    },
  );

  test("show blocked time nowhere", () => {
    for (const tab of ["upcoming", "past", "new"] as const) {
      const { fromToday, beforeToday } = statesOfTab(tab, null);
      expect([...fromToday, ...beforeToday]).not.toContain(APPOINTMENT_STATE.BLOCKED);
    }
  });

  test("show one state alone when it is chosen, and nothing where the tab never has it", () => {
    expect(statesOfTab("past", APPOINTMENT_STATE.NO_SHOW)).toEqual({ fromToday: [12], beforeToday: [12] });
    expect(statesOfTab("new", APPOINTMENT_STATE.NO_SHOW)).toEqual({ fromToday: [], beforeToday: [] });
  });

  test("begin with the newest only in the past", () => {
    expect(["upcoming", "past", "new"].map((tab) => newestFirst(tab as "past"))).toEqual([false, true, false]);
  });
});
