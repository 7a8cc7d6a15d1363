import { describe, expect, it } from "vitest";
import { offerExpiry, startsWithin } from "./waiting-offer";

const NOW = Date.UTC(2026, 4, 4, 6, 0);
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

describe("an offer is held", () => {
  it.each([
    ["for two hours", NOW + 10 * HOUR, 60, NOW + 2 * HOUR],
    ["until the notice of a booking begins, where that is sooner", NOW + 2 * HOUR, 60, NOW + HOUR],
    ["ten minutes at least", NOW + 70 * MINUTE, 60, NOW + 10 * MINUTE],
    ["or not made at all", NOW + 69 * MINUTE, 60, null],
  ])("%s", (_sentence, startsAt, notice, expected) => {
    expect(offerExpiry(NOW, startsAt, notice)).toBe(expected);
  });
});

describe("a freed time", () => {
  const length = { durationMinutes: 30, bufferBeforeMinutes: 0, bufferAfterMinutes: 10 };
  const freed = { start: NOW, end: NOW + 40 * MINUTE };
  const at = (...minutes: number[]) => minutes.map((each) => NOW + each * MINUTE);

  it("gives the starts that use a part of it with their buffers, those first that lie whole within it", () => {
    const starts = at(-40, -35, 0, 35, 40);
    expect(startsWithin(starts, length, { free: [freed], held: [], before: Infinity })).toEqual(at(0, -35, 35));
  });

  it("gives none that would touch what is held for somebody", () => {
    const held = [{ start: NOW + 35 * MINUTE, end: NOW + 60 * MINUTE }];
    expect(startsWithin(at(-10, 0), length, { free: [freed], held, before: Infinity })).toEqual(at(-10));
  });

  it("gives none at or after the appointment that would move", () => {
    expect(startsWithin(at(0, 5), length, { free: [freed], held: [], before: NOW + 5 * MINUTE })).toEqual(at(0));
  });
});
