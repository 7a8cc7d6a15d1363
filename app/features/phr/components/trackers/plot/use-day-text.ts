import { useT } from "~/i18n/use-t";
import type { PlotPoint } from "../../../domain/trackers/plot-points";
import type { TrackerName } from "../../../domain/trackers/trackers";
import { useMeasureText } from "../use-measure-text";

/** The words for one day of a calendar. */
export function useDayText(tracker: TrackerName): (point: PlotPoint) => string {
  const { t, format } = useT();
  const { measure, between } = useMeasureText(tracker);
  return ({ value, low, high, count }) => {
    if (tracker === "menstruation") return measure({ value: high }, "score");
    if (tracker !== "medicineTaken" || count === 1) return between({ value: low }, { value: high }, "score");
    const taken = Math.round(value * count);
    return t("trackers:calendar.taken", { taken: format.number(taken), all: format.number(count) });
  };
}
