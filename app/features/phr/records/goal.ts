import type { Goal, GoalTarget } from "@medplum/fhirtypes";
import { COMPARISONS, GOAL_UNITS, goalUnitsOf, isPossible, ucumOf, unitOfGoal } from "../domain/records/goal-targets";
import { CLINICAL_RIGHTS } from "../domain/records/record-rights";
import { TRACKER_NAMES, trackerOf, type TrackerName } from "../domain/trackers/trackers";
import { endBeforeStart } from "./date-rules";
import { clinicalStatus, fhirBase, textOnly } from "./fhir-parts";
import { healthRecordKind, type RecordProblem } from "./health-record-kind";
import {
  noteField,
  oneOf,
  oneOfOrNone,
  optionalCodedLine,
  optionalNumber,
  requiredLine,
  someDate,
} from "./record-fields";

const CATEGORIES = ["DIETARY", "SAFETY", "BEHAVIORAL", "NURSING", "PHYSIOTHERAPY"] as const;
const STATES = [
  ...(["ACTIVE", "PROPOSED", "PLANNED", "ACCEPTED", "ON_HOLD", "COMPLETED", "CANCELLED", "REJECTED"] as const),
] as const;
const ACHIEVEMENTS = [
  ...(["IN_PROGRESS", "IMPROVING", "WORSENING", "NO_CHANGE", "ACHIEVED", "SUSTAINING", "NOT_ACHIEVED"] as const),
  ...(["NO_PROGRESS", "NOT_ATTAINABLE"] as const),
] as const;
const RANK = {
  ACTIVE: 0,
  ACCEPTED: 0,
  PLANNED: 1,
  PROPOSED: 1,
  ON_HOLD: 2,
  COMPLETED: 10,
  CANCELLED: 11,
  REJECTED: 11,
};
const trackers = TRACKER_NAMES as readonly [TrackerName, ...TrackerName[]];

interface Targeted {
  tracker: TrackerName | "";
  comparison: string;
  unit: string;
  target: number | null;
  targetTo: number | null;
}

/** What is wrong with the target of a goal that a tracker measures. */
function targetProblems({ tracker, comparison, unit, target, targetTo }: Targeted): RecordProblem[] {
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

function fhirTarget({ tracker, comparison, unit, target, targetTo }: Targeted): GoalTarget {
  const found = tracker === "" ? undefined : unitOfGoal(tracker, unit);
  if (tracker === "" || !found || target === null) return {};
  const quantity = (value: number) => ({ value, unit, system: "http://unitsofmeasure.org", code: ucumOf(found) });
  const { loinc } = trackerOf(tracker);
  // gol-1: what has a target says what is measured.
  const measure = { ...(loinc !== null && { coding: [{ system: "http://loinc.org", code: loinc }] }), text: tracker };
  if (comparison === "BETWEEN")
    return { measure, detailRange: { low: quantity(target), ...(targetTo !== null && { high: quantity(targetTo) }) } };
  return { measure, detailQuantity: { ...quantity(target), comparator: comparison === "AT_MOST" ? "<=" : ">=" } };
}

/** What a patient wants to reach (clinical facts, section 1.10), measured by a tracker where one is chosen. */
export const goal = healthRecordKind({
  kind: "GOALS",
  base: "health_profile/goals",
  idName: "goalId",
  saveCall: "saveGoal",
  area: "goals",
  words: "goals",
  fields: {
    goal: requiredLine("goals:fields.goal", { hint: "goals:fields.goalHint" }),
    category: oneOfOrNone("goals:fields.category", CATEGORIES, "goals:category", { half: true }),
    status: oneOf("goals:fields.status", STATES, "goals:state", { half: true }),
    tracker: oneOfOrNone("goals:fields.tracker", trackers, "goals:tracker", {
      placeholder: "goals:noTracker",
      hint: "goals:fields.trackerHint",
    }),
    comparison: oneOfOrNone("goals:fields.comparison", COMPARISONS, "goals:comparison", { half: true }),
    unit: oneOfOrNone("goals:fields.unit", GOAL_UNITS, "goals:unit", { half: true }),
    target: optionalNumber("goals:fields.target", { min: 0, max: 1_000_000, half: true }),
    targetTo: optionalNumber("goals:fields.targetTo", { min: 0, max: 1_000_000, half: true }),
    start: someDate("goals:fields.start", { half: true }),
    due: someDate("goals:fields.due", { half: true }),
    addresses: optionalCodedLine("goals:fields.addresses", "conditions"),
    achievement: oneOfOrNone("goals:fields.achievement", ACHIEVEMENTS, "goals:achievement"),
    note: noteField("goals:fields.note"),
  },
  lead: "goal",
  date: "due",
  state: ({ status }) => status,
  rank: ({ status }) => RANK[status],
  order: "soonest",
  // A tracker that has one unit alone needs no choice.
  settle: (values) => {
    if (values.tracker === "" || values.unit !== "") return values;
    const [only, ...others] = goalUnitsOf(values.tracker);
    return only !== undefined && others.length === 0 ? { ...values, unit: only } : values;
  },
  check: (values) => [...targetProblems(values), ...endBeforeStart(values.start, "due", values.due)],
  rights: CLINICAL_RIGHTS,
  fhir: (record, subject): Goal => {
    const { values } = record;
    const target = { ...fhirTarget(values), ...(values.due && { dueDate: values.due }) };
    return {
      ...fhirBase("Goal", record),
      lifecycleStatus: record.enabled
        ? (values.status.toLowerCase().replaceAll("_", "-") as "active")
        : "entered-in-error",
      ...(values.achievement && { achievementStatus: clinicalStatus("goal-achievement", values.achievement) }),
      ...(values.category && { category: [clinicalStatus("goal-category", values.category)] }),
      description: textOnly(values.goal),
      subject,
      ...(values.start && { startDate: values.start }),
      ...(Object.keys(target).length > 0 && { target: [target] }),
      ...(record.firstAuthorKind === "patient" && { expressedBy: subject }),
      ...(values.addresses && { addresses: [{ display: values.addresses }] }),
      ...(values.note && { note: [{ text: values.note }] }),
    };
  },
});
