import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { TRACKERS, type Tracker, type TrackerName } from "./trackers";
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

  /** The distance of a number to the next one that a double can hold. */
  const lastPlace = (value: number) => 2 ** Math.max(Math.floor(Math.log2(Math.abs(value) || 1)) - 52, -1022);
  const trackers = Object.entries(TRACKERS) as [TrackerName, Tracker][];
  const measured = trackers.flatMap(([name, { units, refuse }]) => units.map((unit) => ({ name, unit, refuse })));

  it("of every tracker go both ways within two units in the last place, over all that can be measured", () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...measured),
        fc.double({ min: 0, max: 1, noNaN: true }),
        ({ unit, refuse }, share) => {
          const { offset = 0 } = UNITS[unit] as { offset?: number };
          const canonical = refuse[0] + share * (refuse[1] - refuse[0]);
          const value = fromCanonical(canonical, unit);
          // What is added before the factor is added at its own size, and so is the last place.
          const sizes = [value, offset, value + offset].map(Math.abs);
          const apart = Math.abs(fromCanonical(toCanonical(value, unit), unit) - value);
          // Each way rounds once, by half a unit of the larger end of its binade: together less than two of the smaller.
          expect(apart).toBeLessThanOrEqual(2 * lastPlace(offset === 0 ? value : Math.max(...sizes)));
          const back = Math.abs(toCanonical(value, unit) - canonical);
          expect(back).toBeLessThanOrEqual(
            offset === 0
              ? 2 * lastPlace(canonical)
              : lastPlace(Math.max(...sizes)) * Math.max(1, toCanonical(1, unit) - toCanonical(0, unit)),
          );
        },
      ),
      { numRuns: 20_000 },
    );
  });

  it("of every tracker show what was typed in them, whatever its last decimal is", () => {
    for (const { unit, refuse } of measured) {
      const power = 10 ** UNITS[unit].decimals;
      const [low, high] = refuse.map((end) => Math.round(fromCanonical(end, unit) * power));
      const step = Math.max(1, Math.floor(((high ?? 0) - (low ?? 0)) / 5000));
      for (let typed = low ?? 0; typed <= (high ?? 0); typed += step)
        expect([unit, shownIn(toCanonical(typed / power, unit), unit)]).toEqual([unit, typed / power]);
    }
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
