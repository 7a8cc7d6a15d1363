import { describe, expect, it } from "vitest";
import { createZoneTable } from "~/kernel/time/zones";
import { inView, instantAt, pieceOf, placeSideBySide, shownHours, wallMinutes } from "./calendar-layout";

const HOUR = 3_600_000;
const spanOf = (zone: string, around: number) => createZoneTable().span(zone, around - 48 * HOUR, around + 48 * HOUR);

describe("a day on the wall clock", () => {
  const noon = Date.UTC(2026, 4, 5, 10);
  const span = spanOf("Europe/Madrid", noon);

  it("places an appointment by what the clock of the place shows", () => {
    expect(pieceOf(span, "2026-05-05", { start: noon, end: noon + HOUR / 2 })).toEqual({ from: 720, to: 750 });
    expect(pieceOf(span, "2026-05-06", { start: noon, end: noon + HOUR / 2 })).toBeNull();
  });

  it("shows each of two days its part of a night that lies between them", () => {
    const night = { start: noon + 11 * HOUR, end: noon + 15 * HOUR };
    expect(pieceOf(span, "2026-05-05", night)).toEqual({ from: 1380, to: 1440 });
    expect(pieceOf(span, "2026-05-06", night)).toEqual({ from: 0, to: 180 });
  });

  it("goes from minutes to the instant and back", () => {
    expect(instantAt(span, "2026-05-05", 720)).toBe(noon);
    expect(wallMinutes(span, "2026-05-05", noon)).toBe(720);
  });
});

describe("a day of 23 hours", () => {
  // In Madrid 02:00 becomes 03:00 on 29 March 2026, at 01:00 UTC.
  const change = Date.UTC(2026, 2, 29, 1);
  const span = spanOf("Europe/Madrid", change);
  const day = "2026-03-29";

  it("has no instant for a time that is skipped", () => {
    expect(instantAt(span, day, 150)).toBeUndefined();
    expect(instantAt(span, day, 180)).toBe(change);
    expect(instantAt(span, day, 119)).toBe(change - 60_000);
  });

  it("draws an appointment over the gap from the one reading to the other", () => {
    expect(pieceOf(span, day, { start: change - HOUR / 2, end: change + HOUR / 2 })).toEqual({ from: 90, to: 210 });
  });

  it("places what comes after the gap where the clock has it", () => {
    expect(pieceOf(span, day, { start: Date.UTC(2026, 2, 29, 7), end: Date.UTC(2026, 2, 29, 8) })).toEqual({
      from: 540,
      to: 600,
    });
  });
});

describe("a day of 25 hours", () => {
  // In Madrid 03:00 becomes 02:00 on 25 October 2026, at 01:00 UTC.
  const change = Date.UTC(2026, 9, 25, 1);
  const span = spanOf("Europe/Madrid", change);
  const day = "2026-10-25";

  it("takes the first of two instants that the clock reads alike, and shows both at the same height", () => {
    expect(instantAt(span, day, 150)).toBe(change - HOUR / 2);
    const first = pieceOf(span, day, { start: change - HOUR / 2, end: change - HOUR / 4 });
    const second = pieceOf(span, day, { start: change + HOUR / 2, end: change + (3 * HOUR) / 4 });
    expect([first, second]).toEqual([
      { from: 150, to: 165 },
      { from: 150, to: 165 },
    ]);
  });

  it("draws an hour as an hour though the clock shows the same at its beginning and its end", () => {
    expect(pieceOf(span, day, { start: change - HOUR / 2, end: change + HOUR / 2 })).toEqual({ from: 150, to: 210 });
  });
});

describe("what overlaps", () => {
  const place = (...pieces: [string, number, number][]) =>
    Object.fromEntries(
      placeSideBySide(pieces.map(([item, from, to]) => ({ item, from, to }))).map(({ item, lane, lanes }) => [
        item,
        `${lane + 1}/${lanes}`,
      ]),
    );

  it("lies side by side, and what only touches does not", () => {
    expect(place(["a", 0, 60], ["b", 30, 90], ["c", 90, 120])).toEqual({ a: "1/2", b: "2/2", c: "1/1" });
  });

  it("takes a column again once it is free, and a chain shares its width", () => {
    expect(place(["a", 0, 60], ["b", 30, 90], ["c", 60, 120], ["d", 120, 150])).toEqual({
      a: "1/2",
      b: "2/2",
      c: "1/2",
      d: "1/1",
    });
  });

  it("gives what is short the room that its name needs, beside what would lie there", () => {
    const short = [
      { from: 0, to: 10, item: "a" },
      { from: 10, to: 40, item: "b" },
    ];
    expect(placeSideBySide(short, 16).map(({ item, from, to, lanes }) => [item, from, to, lanes])).toEqual([
      ["a", 0, 16, 2],
      ["b", 10, 40, 2],
    ]);
    expect(placeSideBySide(short).map(({ lanes }) => lanes)).toEqual([1, 1]);
  });

  it("makes as many columns as are needed at once", () => {
    expect(place(["a", 0, 60], ["b", 0, 60], ["c", 0, 60], ["d", 200, 260])).toEqual({
      a: "1/3",
      b: "2/3",
      c: "3/3",
      d: "1/1",
    });
  });
});

describe("the board", () => {
  const start = Date.UTC(2026, 4, 5, 4, 30);
  const board = { days: ["2026-05-05"], span: spanOf("Europe/Madrid", start), appointments: [], hours: [] };

  it("shows office hours, and all that is worked or booked outside them", () => {
    expect(shownHours(board)).toEqual({ from: 480, to: 1080 });
    const open = [{ start, end: start + HOUR }];
    expect(shownHours({ ...board, hours: [{ employeeId: "d", open, free: [], breaks: [], away: [] }] })).toEqual({
      from: 360,
      to: 1080,
    });
  });
});

describe("what of a column is in the page", () => {
  const column = placeSideBySide(
    Array.from({ length: 40 }, (_, n) => ({ from: n * 30, to: n * 30 + 30, item: { id: `a${n}` } })),
  );
  const ids = (...asked: Parameters<typeof inView> extends [unknown, ...infer Rest] ? Rest : never) =>
    inView(column, ...asked).map(({ item }) => item.id);

  it("is all of it while nothing says what is in view", () => {
    expect(ids(null, undefined)).toHaveLength(40);
  });

  it("is what lies in view, with those that the keys lead to from there, and the one with the focus", () => {
    expect(ids({ from: 300, to: 360 }, "a30")).toEqual(["a0", "a9", "a10", "a11", "a12", "a30", "a39"]);
  });
});
