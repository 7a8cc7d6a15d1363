import { expect, it } from "vitest";
import { changesBetween, freedAhead, freedBy, takenBy } from "./schedule-change";

const MINUTE = 60_000;
const TEN = Date.UTC(2026, 2, 3, 10);
const at = (startsAt: number) => ({
  employeeId: "doctor",
  startsAt,
  endsAt: startsAt + 30 * MINUTE,
  bufferBeforeMinutes: 5,
  bufferAfterMinutes: 10,
});

it("a taken time includes what is kept free around the appointment", () => {
  expect(takenBy(at(TEN))).toEqual({
    employeeId: "doctor",
    from: TEN - 5 * MINUTE,
    to: TEN + 40 * MINUTE,
    taken: true,
  });
});

it("a change takes, frees, moves or leaves the time as it is", () => {
  const change = (before: boolean, after: boolean, moved = 0) =>
    changesBetween({ holder: at(TEN), holds: before }, { holder: at(TEN + moved), holds: after }).map(
      ({ from, taken }) => [taken ? "taken" : "freed", (from - TEN) / MINUTE],
    );
  expect(change(true, false)).toEqual([["freed", -5]]);
  expect(change(false, true)).toEqual([["taken", -5]]);
  expect(change(true, true, 60 * MINUTE)).toEqual([
    ["freed", -5],
    ["taken", 55],
  ]);
  expect(change(true, true)).toEqual([]);
  expect(change(false, false, 60 * MINUTE)).toEqual([]);
});

it("those who wait hear of what was freed and lies ahead, and of nothing that was taken", () => {
  const freed = { employeeId: "doctor", from: TEN - 5 * MINUTE, to: TEN + 40 * MINUTE };
  expect(freedAhead([freedBy(at(TEN)), takenBy(at(TEN + 60 * MINUTE))], TEN)).toEqual([freed]);
  expect(freedAhead([freedBy(at(TEN))], TEN + 39 * MINUTE)).toEqual([freed]);
  expect(freedAhead([freedBy(at(TEN))], TEN + 40 * MINUTE)).toEqual([]);
});

it("an appointment that goes to another doctor frees the time of the first", () => {
  const changes = changesBetween(
    { holder: at(TEN), holds: true },
    { holder: { ...at(TEN), employeeId: "other" }, holds: true },
  );
  expect(changes.map(({ employeeId, taken }) => [employeeId, taken])).toEqual([
    ["doctor", false],
    ["other", true],
  ]);
});
