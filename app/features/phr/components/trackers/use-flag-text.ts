import { useT } from "~/i18n/use-t";
import { besides, GREEN_ZONE, RED_ZONE, type Flag, type Limits } from "../../domain/trackers/limits";

interface Flagged {
  low: number;
  high: number;
  flag: Flag;
}

/** Where something measured lies beside its limits, in words; empty where it lies within them. Never a diagnosis. */
export function useFlagText({ source, first }: Pick<Limits, "source" | "first">): (measured: Flagged) => string {
  const { t } = useT();
  return ({ low, high, flag }) => {
    if (flag === null) return "";
    // The second number of two is compared with the usual range.
    const own = besides(first, low, high) !== null;
    if (source === "usual" || !own) return t(`trackers:flag.${flag}`);
    if (source === "target") return t(flag === "low" ? "trackers:flag.belowTarget" : "trackers:flag.aboveTarget");
    const best = (first?.[0] ?? 0) / GREEN_ZONE;
    return t(low < best * RED_ZONE ? "trackers:flag.red" : "trackers:flag.yellow");
  };
}
