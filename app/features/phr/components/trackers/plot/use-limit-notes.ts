import { useT } from "~/i18n/use-t";
import { GREEN_ZONE, RED_ZONE, type Limits, type Range } from "../../../domain/trackers/limits";
import { trackerOf, type TrackerName } from "../../../domain/trackers/trackers";
import type { UnitName } from "../../../domain/trackers/units";
import { useMeasureText } from "../use-measure-text";

/** A target range for the readings, and who set it. */
export interface ShownTarget {
  range: Range;
  authorName: string;
  /** A provider's takes the place of the usual range; a patient's own is drawn besides. */
  isProviders: boolean;
}

interface Held {
  tracker: TrackerName;
  unit: UnitName;
  limits: Limits;
  targets: readonly ShownTarget[];
}

/** What is drawn behind a plot, a line each: the usual range with its source, targets with their authors, zones. */
export function useLimitNotes({ tracker, unit, limits, targets }: Held): string[] {
  const { t } = useT();
  const { measure } = useMeasureText(tracker);
  const said = (first: Range, second: Range | null = null) => {
    const [low, high] = [0, 1].map((end) => {
      const value = first[end];
      return value == null ? null : measure({ value, value2: second?.[end] ?? null }, unit);
    });
    if (low && high) return t("trackers:plot.usualBetween", { low, high });
    return low ? t("trackers:plot.usualFrom", { low }) : t("trackers:plot.usualUpTo", { high: high ?? "" });
  };
  const wanted = targets.map(({ range, authorName }) =>
    t("trackers:plot.target", { name: authorName, range: said(range) }),
  );
  if (limits.source === "zones" && limits.first?.[0] != null) {
    const best = limits.first[0] / GREEN_ZONE;
    const [green, red] = [GREEN_ZONE, RED_ZONE].map((share) => measure({ value: best * share }, unit));
    const values = { best: measure({ value: best }, unit), green: green ?? "", red: red ?? "" };
    return [t("trackers:plot.zones", values), ...wanted];
  }
  if (limits.source === "target" || !limits.first) return wanted;
  const { usualBy } = trackerOf(tracker);
  const range = said(limits.first, limits.second);
  const usual = usualBy
    ? t("trackers:plot.usualOf", { range, source: t(`trackers:plot.by.${usualBy}`) })
    : t("trackers:plot.usual", { range });
  return [usual, ...wanted];
}
