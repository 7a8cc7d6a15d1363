import { shownIn, toCanonical, trackerOf, type TrackerName, type UnitName } from "~/features/phr/public.server";
import { InvalidError } from "~/platform/http/errors.server";
import type { Bounds, Limits } from "../domain/thresholds";

type Typed = Readonly<Record<string, unknown>>;

/** The unit that limits were typed in; the canonical one where none is named. @throws InvalidError at `unit` */
export function unitOfLimits(tracker: TrackerName, unit: string): UnitName {
  const { units } = trackerOf(tracker);
  const found = unit === "" ? units[0] : units.find((each) => each === unit);
  if (!found) throw new InvalidError([{ field: "unit", message: "monitoring:error.unit" }]);
  return found;
}

/** Numbers that were typed in a unit, in the canonical one; what is no number stays. A change has no zero of its own. */
export const typedInUnit = <T extends Typed>(typed: T, unit: UnitName): T =>
  Object.fromEntries(
    Object.entries(typed).map(([name, value]) => [
      name,
      typeof value !== "number"
        ? value
        : name === "changeBy"
          ? toCanonical(value, unit) - toCanonical(0, unit)
          : toCanonical(value, unit),
    ]),
  ) as T;

const shown = (bounds: Bounds, unit: UnitName): Bounds => {
  const at = (value: number | null) => (value === null ? null : shownIn(value, unit));
  return {
    lowCritical: at(bounds.lowCritical),
    lowWarn: at(bounds.lowWarn),
    highWarn: at(bounds.highWarn),
    highCritical: at(bounds.highCritical),
  };
};

/** Limits as they are shown in a unit, by the names of their fields. */
export function shownLimits<T extends Pick<Limits, "first" | "second" | "changeBy">>(limits: T, unit: UnitName): T {
  const { first, second, changeBy } = limits;
  return {
    ...limits,
    first: shown(first, unit),
    second: second && shown(second, unit),
    changeBy: changeBy === null ? null : Math.round((shownIn(changeBy, unit) - shownIn(0, unit)) * 100) / 100,
  };
}
