import { expect, it } from "vitest";
import { breaksOf, freeTimes, waitingFor } from "./calendar-layers";

const HOUR = 3_600_000;
const at = (from: number, to: number) => ({ start: from * HOUR, end: to * HOUR });

it("time is free where somebody works and nothing lies, from now on", () => {
  expect(freeTimes([at(8, 12), at(13, 17)], [at(9, 10), at(16, 18)], 8.5 * HOUR)).toEqual([
    at(8.5, 9),
    at(10, 12),
    at(13, 16),
  ]);
});

it("less than five minutes are no free time", () => {
  expect(freeTimes([at(8, 9)], [{ start: 8 * HOUR, end: 9 * HOUR - 60_000 }], 0)).toEqual([]);
});

it("a break lies within a working day, a night between two", () => {
  expect(breaksOf([at(8, 12), at(13, 17), at(32, 36)])).toEqual([at(12, 13)]);
});

it("who waits for anyone waits for each doctor, on the days that suit them", () => {
  const waiting = [
    { employeeId: "ada", fromDay: "2026-05-04", toDay: "2026-05-06" },
    { employeeId: null, fromDay: "2026-05-06", toDay: "2026-05-20" },
  ];
  expect(waitingFor(waiting, { day: "2026-05-05", employeeId: "ada" })).toBe(1);
  expect(waitingFor(waiting, { day: "2026-05-06", employeeId: "ada" })).toBe(2);
  expect(waitingFor(waiting, { day: "2026-05-06", employeeId: "bruno" })).toBe(1);
});
