import { describe, expect, it } from "vitest";
import { clockEvents, isStillToTake, nextEventAt } from "./clock";

const HOUR = 3_600_000;
const START = Date.UTC(2026, 4, 4);
const timed = {
  trackers: [{ tracker: "weight", times: [480], days: [1, 2, 3, 4, 5, 6, 7], windowMinutes: 120 }],
  ...{ zone: "UTC", againMs: HOUR },
};

describe("the clock", () => {
  it("reminds when a reading is due, once more after a while, and sees when it is too late", () => {
    expect(clockEvents(timed, START, START + 12 * HOUR).map(({ at, kind }) => [(at - START) / HOUR, kind])).toEqual([
      [8, "remind"],
      [9, "again"],
      [10, "over"],
    ]);
  });

  it("gives each event to one of two looks that follow each other, wherever they meet", () => {
    const all = clockEvents(timed, START, START + 48 * HOUR).length;
    for (let cut = 0; cut <= 48; cut += 1)
      expect(
        clockEvents(timed, START, START + cut * HOUR).length +
          clockEvents(timed, START + cut * HOUR, START + 48 * HOUR).length,
      ).toBe(all);
  });

  it("looks next at the next event, and never where nothing is measured", () => {
    expect(nextEventAt(timed, START + 8 * HOUR)).toBe(START + 9 * HOUR);
    expect(nextEventAt({ ...timed, trackers: [] }, START)).toBeNull();
  });

  it("goes by the due times that are taken: one reading is not two, and none is due from before the start", () => {
    const schedule = { times: [480, 540], days: [1, 2, 3, 4, 5, 6, 7], windowMinutes: 120 };
    const at = (hour: number) => START + hour * HOUR;
    const asked = (due: number, readings: readonly number[], since = START) =>
      isStillToTake([{ due: at(due) }], { schedule, zone: "UTC", since, now: at(9), readings });
    expect(asked(9, [at(8)])).toBe(true);
    expect(asked(8, [at(8)])).toBe(false);
    expect(asked(9, [at(7.9), at(8.1)])).toBe(false);
    expect(asked(9, [])).toBe(true);
    expect(asked(8, [], at(8.5))).toBe(false);
  });
});
