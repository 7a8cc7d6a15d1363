import { InvalidError } from "~/platform/http/errors.server";
import type { Bounds, Limits } from "../domain/thresholds";

type Second = "secondLowCritical" | "secondLowWarn" | "secondHighWarn" | "secondHighCritical";
type Typed = Readonly<Record<keyof Bounds | Second, number | null>>;

const FIRST = ["lowCritical", "lowWarn", "highWarn", "highCritical"] as const;
const SECOND = ["secondLowCritical", "secondLowWarn", "secondHighWarn", "secondHighCritical"] as const;

/** Limits follow each other from low to high. @throws InvalidError at the first that does not */
function requireOrder(typed: Typed, fields: typeof FIRST | typeof SECOND): void {
  let last = -Infinity;
  for (const field of fields) {
    const value = typed[field];
    if (value === null) continue;
    if (value < last) throw new InvalidError([{ field, message: "monitoring:error.order" }]);
    last = value;
  }
}

/**
 * The limits of both numbers of a reading as their fields say them, those of the second where the tracker has one.
 * @throws InvalidError at a limit that is lower than one before it
 */
export function orderedBounds(typed: Typed, hasSecond: boolean): Pick<Limits, "first" | "second"> {
  requireOrder(typed, FIRST);
  if (hasSecond) requireOrder(typed, SECOND);
  const { lowCritical, lowWarn, highWarn, highCritical } = typed;
  return {
    first: { lowCritical, lowWarn, highWarn, highCritical },
    second: hasSecond
      ? {
          lowCritical: typed.secondLowCritical,
          lowWarn: typed.secondLowWarn,
          highWarn: typed.secondHighWarn,
          highCritical: typed.secondHighCritical,
        }
      : null,
  };
}
