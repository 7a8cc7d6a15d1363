import type { UnitName } from "./units";

/** What is written behind a number in a unit: units of several quantities may look the same; scores have none. */
export function unitSymbol(unit: UnitName | (string & {})): string {
  if (unit === "%1") return "%";
  if (unit === "score" || unit === "INR" || unit === "steps") return "";
  return unit.slice(unit.lastIndexOf(" ") + 1);
}
