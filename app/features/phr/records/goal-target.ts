import type { GoalTarget } from "@medplum/fhirtypes";
import { goalUnitsOf, isPossible, ucumOf, unitOfGoal } from "../domain/records/goal-targets";
import { trackerOf, type TrackerName } from "../domain/trackers/trackers";
import type { RecordProblem } from "./health-record-kind";

/** The values of a goal that make up its target. */
interface Targeted {
  tracker: TrackerName | "";
  comparison: string;
  unit: string;
  target: number | null;
  targetTo: number | null;
}

/** What is wrong with the target of a goal that a tracker measures. */
export function targetProblems({ tracker, comparison, unit, target, targetTo }: Targeted): RecordProblem[] {
  if (tracker === "") return target === null ? [] : [{ field: "tracker", message: "goals:trackerMissing" }];
  const found = unitOfGoal(tracker, unit);
  if (!found)
    return [{ field: "unit", message: "goals:otherUnit", values: { units: goalUnitsOf(tracker).join(", ") } }];
  const problems: RecordProblem[] = [];
  const tell = (field: string, message: RecordProblem["message"]) => problems.push({ field, message });
  if (comparison === "") tell("comparison", "errors:field.chooseOne");
  if (target === null) tell("target", "errors:field.mandatory");
  else if (!isPossible(tracker, target, found)) tell("target", "goals:impossible");
  if (comparison !== "BETWEEN") return problems;
  if (targetTo === null) tell("targetTo", "errors:field.mandatory");
  else if (!isPossible(tracker, targetTo, found)) tell("targetTo", "goals:impossible");
  else if (target !== null && targetTo <= target) tell("targetTo", "goals:notAbove");
  return problems;
}

/** The target as FHIR writes it, without its date; nothing where no tracker measures the goal. */
export function fhirTarget({ tracker, comparison, unit, target, targetTo }: Targeted): GoalTarget {
  const found = tracker === "" ? undefined : unitOfGoal(tracker, unit);
  if (tracker === "" || !found || target === null) return {};
  const quantity = (value: number) => ({ value, unit, system: "http://unitsofmeasure.org", code: ucumOf(found) });
  const { loinc } = trackerOf(tracker);
  // gol-1: a goal with a target names what is measured.
  const measure = { ...(loinc !== null && { coding: [{ system: "http://loinc.org", code: loinc }] }), text: tracker };
  if (comparison === "BETWEEN")
    return { measure, detailRange: { low: quantity(target), ...(targetTo !== null && { high: quantity(targetTo) }) } };
  return { measure, detailQuantity: { ...quantity(target), comparator: comparison === "AT_MOST" ? "<=" : ">=" } };
}
