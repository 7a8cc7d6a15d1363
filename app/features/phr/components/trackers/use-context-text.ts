import { useT } from "~/i18n/use-t";
import type { TrackerName } from "../../domain/trackers/trackers";
import { trackerOf } from "../../domain/trackers/trackers";

/** In which context a reading was taken, in words: the meal before a blood sugar, the symptoms of a period. */
export function useContextText(tracker: TrackerName): (context: string) => string {
  const { t, format } = useT();
  const { several } = trackerOf(tracker);
  return (context) => {
    const names = several ? context.split(" ").filter(Boolean) : [context].filter(Boolean);
    return format.parts(names.map((name) => t(`trackers:context.${name as "FASTING"}`)));
  };
}
