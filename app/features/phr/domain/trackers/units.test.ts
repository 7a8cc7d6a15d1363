import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { TRACKERS, type Tracker } from "./trackers";
import { fromCanonical, shownIn, toCanonical, UNITS, type UnitName } from "./units";

const names = Object.keys(UNITS) as UnitName[];
const round = (value: number, decimals: number) => Math.round(value * 10 ** decimals) / 10 ** decimals;

describe("units of readings", () => {
  it("convert as the published constants say", () => {
    expect(toCanonical(150, "lb")).toBeCloseTo(68.0389, 4);
    expect(toCanonical(98.6, "°F")).toBeCloseTo(37, 10);
    expect(shownIn(100, "glucose mmol/L")).toBe(5.6);
    expect(fromCanonical(100, "glucose mmol/L")).toBeCloseTo(5.5507, 4);
    expect(toCanonical(48, "mmol/mol")).toBeCloseTo(6.543, 3);
    expect(shownIn(182.88, "ft")).toBe(6);
    expect(toCanonical(1.75, "m")).toBeCloseTo(175, 10);
  });

  it("give back what was typed, to the last decimal that is asked for", () => {
    fc.assert(
      fc.property(fc.constantFrom(...names), fc.integer({ min: -5000, max: 500_000 }), (unit, typed) => {
        const value = round(typed / 10 ** UNITS[unit].decimals, UNITS[unit].decimals);
        expect(shownIn(toCanonical(value, unit), unit)).toBeCloseTo(value, UNITS[unit].decimals + 3);
      }),
      { numRuns: 2000 },
    );
  });

  it("go there and back within one unit in the last place, measured at what the conversion adds", () => {
    fc.assert(
      fc.property(fc.constantFrom(...names), fc.double({ min: 1, max: 10_000, noNaN: true }), (unit, value) => {
        const { offset = 0 } = UNITS[unit] as { offset?: number };
        const scale = Math.max(Math.abs(value), Math.abs(offset), Math.abs(value + offset));
        const back = fromCanonical(toCanonical(value, unit), unit);
        expect(Math.abs(back - value)).toBeLessThanOrEqual(4 * scale * Number.EPSILON);
      }),
      { numRuns: 2000 },
    );
  });
});

it("refuses less than it asks about, and shades no more than it allows", () => {
  for (const [name, tracker] of Object.entries(TRACKERS) as [string, Tracker][]) {
    for (const { refuse, warn, usual } of [tracker, ...(tracker.second ? [tracker.second] : [])]) {
      const [min, max] = refuse;
      for (const line of [...(warn ?? []), ...(usual ?? [])])
        if (line !== null) expect([name, line >= min && line <= max]).toEqual([name, true]);
    }
    expect([name, UNITS[tracker.units[0]]]).toEqual([name, expect.objectContaining({ factor: 1 })]);
  }
});
