import { DAY_MS, fromDayNumber } from "~/kernel/time/dates";
import { ageOn } from "~/kernel/time/age";
import { besides, limitsAt, type LimitsOf } from "./limits";
import type { PlotPoint } from "./plot-points";

/** A height in centimeters at a wall-clock time. */
export interface HeightAt {
  at: number;
  height: number;
}

/** Body mass index in kg/m2. */
export const bodyMass = (weight: number, height: number): number => weight / (height / 100) ** 2;

/**
 * The body mass at each weight, by the height that was measured nearest in time; empty where no height is known. It is
 * computed anew each time: a corrected weight or height corrects it too.
 */
export function bodyMassPoints(weights: readonly PlotPoint[], heights: readonly HeightAt[], of: LimitsOf): PlotPoint[] {
  return weights.flatMap((point) => {
    const [nearest] = heights.toSorted((a, b) => Math.abs(a.at - point.at) - Math.abs(b.at - point.at));
    if (!nearest) return [];
    const [value, low, high] = [point.value, point.low, point.high].map((kg) => bodyMass(kg, nearest.height)) as [
      number,
      number,
      number,
    ];
    const age = ageOn(of.birthDate, fromDayNumber(Math.floor(point.at / DAY_MS)));
    const flag = besides(limitsAt("bmi", age, of).first, low, high);
    return [{ ...point, value, low, high, flag, flags: [flag, null], context: "" } satisfies PlotPoint];
  });
}
