import { chosenUnit, type chosenUnits, type TrackerName } from "~/features/phr/public.server";

export type UnitChoice = Awaited<ReturnType<typeof chosenUnits>>;

/** What an alert is about, with the unit in which its values are shown; null for one of no single measurement. */
export const namedTracker = ({ tracker }: { tracker: string }, units: UnitChoice) =>
  tracker === "" ? null : { tracker: tracker as TrackerName, unit: chosenUnit(tracker as TrackerName, units) };
