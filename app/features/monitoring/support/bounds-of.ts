import type { Bounds } from "../domain/thresholds";

type Typed = Readonly<
  Record<keyof Bounds | "secondLowCritical" | "secondLowWarn" | "secondHighWarn" | "secondHighCritical", number | null>
>;

/** The limits of both numbers of a reading as their fields say them. */
export const boundsOf = (typed: Typed): { first: Bounds; second: Bounds } => ({
  first: {
    lowCritical: typed.lowCritical,
    lowWarn: typed.lowWarn,
    highWarn: typed.highWarn,
    highCritical: typed.highCritical,
  },
  second: {
    lowCritical: typed.secondLowCritical,
    lowWarn: typed.secondLowWarn,
    highWarn: typed.secondHighWarn,
    highCritical: typed.secondHighCritical,
  },
});
