import { useT } from "~/i18n/use-t";
import type { Grain, PlotPoint } from "../../../domain/trackers/plot-points";
import type { UnitName } from "../../../domain/trackers/units";
import type { Limits } from "../../../domain/trackers/limits";
import type { TrackerName } from "../../../domain/trackers/trackers";
import { useContextText } from "../use-context-text";
import { useFlagText } from "../use-flag-text";
import { useMeasureText } from "../use-measure-text";

/** When a point was measured, as its wall clock showed it: a day of a year, a month, or a minute. */
export function usePointTime(grain: Grain): (point: PlotPoint) => string {
  const { format } = useT();
  return ({ at }) => {
    if (grain === "reading") return format.dateTime(at, "UTC");
    return format.date(at, "UTC", grain === "month" ? "monthYear" : "medium");
  };
}

interface PointWords {
  tracker: TrackerName;
  unit: UnitName;
  grain: Grain;
  limits: Limits;
}

/** A point in one line: when, what, and whether it is outside the usual range. */
export function usePointText({ tracker, unit, grain, limits }: PointWords): (point: PlotPoint) => string {
  const { format } = useT();
  const { measure, between } = useMeasureText(tracker);
  const flagText = useFlagText(limits);
  const contextText = useContextText(tracker);
  const timeOf = usePointTime(grain);
  return (point) => {
    const { low, high, low2, high2, count, context } = point;
    const said =
      count === 1 || low === high
        ? measure(point, unit)
        : between({ value: low, value2: low2 }, { value: high, value2: high2 }, unit);
    return format.parts([timeOf(point), said, contextText(context), flagText(point)]);
  };
}
