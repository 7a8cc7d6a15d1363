import { describe, expect, it } from "vitest";
import { keptOf, takenTimes } from "./adherence";

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const START = Date.UTC(2026, 4, 4);
const schedule = { times: [480], days: [1, 2, 3, 4, 5, 6, 7], windowMinutes: 120 };
const at = (day: number, hour = 8) => START + day * DAY + hour * HOUR;
const kept = (readings: readonly number[], now: number) =>
  keptOf([{ schedule, readings }], { zone: "UTC", from: START, now });

describe("keeping to a plan", () => {
  it("counts a reading for one time only, and one outside the window for none", () => {
    expect(takenTimes([at(0), at(0, 9)], 120, [at(0)])).toMatchObject([{ taken: true }, { taken: false }]);
    expect(takenTimes([at(0)], 120, [at(0, 11)])).toMatchObject([{ taken: false }]);
  });

  it("is told in percent of what is over, and not of what can still be taken", () => {
    expect(kept([at(0), at(1)], at(3, 9)).percent).toBe(67);
    expect(kept([], at(0, 9)).percent).toBeNull();
  });

  it("counts the times in a row without a reading up to now", () => {
    expect(kept([at(0)], at(3, 11)).misses).toBe(3);
    expect(kept([at(0), at(3)], at(3, 11)).misses).toBe(0);
  });

  it("counts the days in a row, over which today does not break before its window is over", () => {
    expect(kept([at(1), at(2)], at(3, 7)).streak).toBe(2);
    expect(kept([at(1), at(2)], at(3, 9)).streak).toBe(2);
    expect(kept([at(1), at(2)], at(3, 11)).streak).toBe(0);
    expect(kept([at(1), at(2), at(3)], at(3, 9)).streak).toBe(3);
  });
});
