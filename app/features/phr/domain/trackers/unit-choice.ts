import { trackerOf, type TrackerName } from "./trackers";
import type { UnitName } from "./units";

/** The units that an organization or a user has chosen, by the specification's codes (section 4). */
export interface UnitChoice {
  height: string;
  weight: string;
  temperature: string;
  bloodSugar: string;
}

const BY_CODE: Readonly<Record<keyof UnitChoice, Readonly<Record<string, UnitName>>>> = {
  height: { "1": "cm", "2": "in", "3": "ft", "4": "m" },
  weight: { "1": "kg", "2": "lb" },
  temperature: { "1": "°C", "2": "°F" },
  bloodSugar: { "1": "glucose mg/dL", "2": "glucose mmol/L" },
};

/** A girth is not measured in feet or meters: the smaller unit of the same system takes their place. */
const SMALLER: Partial<Record<UnitName, UnitName>> = { ft: "in", m: "cm" };

/** The unit that a tracker's readings are entered and shown in. */
export function chosenUnit(tracker: TrackerName, choice: UnitChoice): UnitName {
  const { chosenBy, units } = trackerOf(tracker);
  const chosen = chosenBy && BY_CODE[chosenBy][choice[chosenBy]];
  if (!chosen) return units[0];
  return units.find((unit) => unit === chosen) ?? units.find((unit) => unit === SMALLER[chosen]) ?? units[0];
}
