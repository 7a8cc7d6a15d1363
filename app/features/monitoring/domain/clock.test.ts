import { describe, expect, it } from "vitest";
import { clockEvents, nextEventAt } from "./clock";

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
});
