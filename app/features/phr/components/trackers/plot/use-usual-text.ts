import { useT } from "~/i18n/use-t";
import type { UnitName } from "../../../domain/trackers/units";
import { useMeasureText } from "../use-measure-text";

type Range = readonly [low: number | null, high: number | null];

/** The usual ranges that are drawn, in the canonical unit. */
export interface Usual {
  first: Range | null;
  second: Range | null;
}

/** The usual range in words, with the unit; empty where none is drawn. */
export function useUsualText({ first, second }: Usual, unit: UnitName): string {
  const { t } = useT();
  const { measure } = useMeasureText();
  if (!first) return "";
  const [low, high] = [0, 1].map((end) => {
    const value = first[end];
    return value == null ? null : measure({ value, value2: second?.[end] ?? null }, unit);
  });
  if (low && high) return t("trackers:plot.usualBetween", { low, high });
  if (low) return t("trackers:plot.usualFrom", { low });
  return high ? t("trackers:plot.usualUpTo", { high }) : "";
}
