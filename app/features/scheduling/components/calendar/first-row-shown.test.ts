import { expect, it } from "vitest";
import { createZoneTable } from "~/kernel/time/zones";
import { firstRowShown } from "./first-row-shown";

const HOUR = 3_600_000;
/** Monday 4 May 2026, 14:20 in Madrid. */
const NOW = Date.UTC(2026, 4, 4, 12, 20);
const rows = Array.from({ length: 48 }, (_, index) => index * 30);

interface Shown {
  view?: "day" | "week";
  day?: string;
  days?: string[];
  appointments?: { startsAt: number; endsAt: number }[];
}
const shown = (more: Shown, now = NOW) => {
  const span = createZoneTable().span("Europe/Madrid", NOW - 200 * HOUR, NOW + 200 * HOUR);
  const board = {
    view: "week" as const,
    day: "2026-05-04",
    days: ["2026-05-04"],
    today: "2026-05-04",
    span,
    appointments: [],
    ...more,
  };
  return rows[firstRowShown({ board, rows, hours: { from: 0, to: 1_440 } }, now)];
};

it("opens a board with today on it a little before now, and every other one without appointments in the morning", () => {
  expect(shown({})).toBe(13 * 60);
  expect(shown({ view: "day" })).toBe(13 * 60);
  expect(shown({ view: "day", day: "2026-05-05" })).toBe(8 * 60);
  expect(shown({ days: ["2026-05-11"] })).toBe(8 * 60);
});

it("stays on the board in the first and the last hour of the day", () => {
  expect(shown({}, Date.UTC(2026, 4, 3, 22, 10))).toBe(0);
  expect(shown({}, Date.UTC(2026, 4, 4, 21, 50))).toBe(22 * 60 + 30);
});

it("opens another day at its first appointment, and not at that of a day beside it", () => {
  const at = (day: number, hour: number) => {
    const startsAt = Date.UTC(2026, 4, day, hour - 2);
    return { startsAt, endsAt: startsAt + HOUR };
  };
  const appointments = [at(5, 15), at(5, 10), at(4, 7)];
  expect(shown({ view: "day", day: "2026-05-05", appointments })).toBe(10 * 60);
  expect(shown({ days: ["2026-05-05", "2026-05-06"], appointments })).toBe(10 * 60);
  expect(shown({ view: "day", appointments })).toBe(13 * 60);
});
