import { expect, it } from "vitest";
import { startsByDay } from "./starts-by-day";

const HOUR = 3_600_000;
const at = (day: number, hour: number) => Date.UTC(2026, 2, day, hour);
const dayOf = (start: number) => new Date(start).toISOString().slice(0, 10);

it("gives the first times of the first days that have any, and none that overlap", () => {
  const starts = [at(2, 9), at(2, 9) + HOUR / 2, at(2, 10), at(2, 11), at(4, 9), at(5, 9), at(5, 15), at(9, 9)];
  expect(startsByDay(starts, HOUR, dayOf, { days: 3, each: 2 })).toEqual([
    ...[at(2, 9), at(2, 10), at(4, 9), at(5, 9), at(5, 15)],
  ]);
  expect(startsByDay([], HOUR, dayOf, { days: 3, each: 2 })).toEqual([]);
});
