import type { Bands, TrackerName } from "./trackers";

/**
 * What a child may well weigh (kg) and measure (cm) at each full year of age, with much room: outside four standard
 * deviations where the World Health Organization's tables go so far, else outside three (Child Growth Standards, 2006, up
 * to five years; Growth Reference, 2007, weight up to ten and height up to nineteen). Weights from ten years on have no
 * such source: they run on to the lines of grown-ups. A newborn may be very premature. The lines ask, and judge no child.
 */
const YEARS: readonly (readonly [light: number, heavy: number, short: number, tall: number])[] = [
  [0.4, 16, 24, 92],
  [4.5, 21, 58, 106],
  [6, 27, 66, 117],
  [7, 33, 73, 126],
  [8, 39, 79, 134],
  [9, 46, 84, 142],
  [10, 54, 88, 150],
  [10.5, 62, 92, 157],
  [11.5, 72, 96, 164],
  [13, 82, 100, 171],
  [14, 95, 103, 178],
  [15.5, 108, 107, 185],
  [17, 122, 110, 193],
  [19, 137, 114, 200],
  [21, 152, 117, 206],
  [23.5, 167, 119, 211],
  [26, 180, 120, 215],
  [28, 190, 120, 218],
];

/** What is asked about outside of it, of a child at an age in full years; undefined where nothing is known. */
export function childLine(tracker: TrackerName, age: number): Bands["warn"] {
  const year = YEARS[age];
  if (!year) return undefined;
  const [light, heavy, short, tall] = year;
  return tracker === "weight" ? [light, heavy] : tracker === "height" ? [short, tall] : undefined;
}
