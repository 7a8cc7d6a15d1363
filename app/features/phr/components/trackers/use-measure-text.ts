import { useT } from "~/i18n/use-t";
import type { TrackerName } from "../../domain/trackers/trackers";
import { measureText } from "../../records/trackers/measure-text";

/** Measurements as text, in the reader's language and unit. */
export const useMeasureText = (tracker: TrackerName) => measureText(tracker, useT());
