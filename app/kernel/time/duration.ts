/** Units in which people say how long something takes, the smallest first. */
export const DURATION_UNITS = ["seconds", "minutes", "hours", "days", "weeks"] as const;
export type DurationUnit = (typeof DURATION_UNITS)[number];

const SECONDS: Readonly<Record<DurationUnit, number>> = {
  seconds: 1,
  minutes: 60,
  hours: 3_600,
  days: 86_400,
  weeks: 604_800,
};

/** How a length of time is said: a number of a unit, and how many of the stored unit that unit is. */
export interface SaidDuration {
  count: number;
  unit: DurationUnit;
  times: number;
}

/** How many units beyond the stored one are asked for: nobody counts the weeks of what is stored in minutes. */
const FURTHER: Readonly<Record<DurationUnit, number>> = { seconds: 1, minutes: 2, hours: 1, days: 1, weeks: 0 };

/**
 * The units in which a length is asked for that is stored in one of them, each with how many of that one it is.
 * @param longest in the stored unit; a unit that is longer is not asked for
 */
export function durationUnits(stored: DurationUnit, longest = Infinity): { unit: DurationUnit; times: number }[] {
  const at = DURATION_UNITS.indexOf(stored);
  return DURATION_UNITS.slice(at, at + 1 + FURTHER[stored])
    .map((unit) => ({ unit, times: SECONDS[unit] / SECONDS[stored] }))
    .filter(({ times }) => times <= longest);
}

/** A stored length in the largest unit of which it is a whole number; none at all in the stored unit. */
export function saidDuration(length: number, stored: DurationUnit): SaidDuration {
  const units = durationUnits(stored);
  const { unit, times } = units.findLast((each) => length > 0 && length % each.times === 0) ?? {
    unit: stored,
    times: 1,
  };
  return { count: length / times, unit, times };
}
