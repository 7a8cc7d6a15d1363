import type { Goal } from "@medplum/fhirtypes";
import { textOnly } from "~/kernel/codes/fhir-elements";
import { COMPARISONS, GOAL_UNITS, goalUnitsOf } from "../domain/records/goal-targets";
import { CLINICAL_RIGHTS } from "../domain/records/record-rights";
import { GOAL_TRACKERS } from "../domain/trackers/trackers";
import { endBeforeStart } from "./date-rules";
import { clinicalStatus, conditionOf, fhirBase } from "./fhir-parts";
import { fhirTarget, targetProblems } from "./goal-target";
import { healthRecordKind } from "./health-record-kind";
import {
  linksTo,
  noteField,
  oneOf,
  oneOfOrNone,
  optionalCodedLine,
  optionalNumber,
  requiredLine,
  someDate,
  type RecordLink,
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
const choose = { placeholder: "common:form.selectOne" } as const;
type GoalTracker = (typeof GOAL_TRACKERS)[number];
const trackers = GOAL_TRACKERS as readonly GoalTracker[] as readonly [GoalTracker, ...GoalTracker[]];

/** What a patient wants to reach (clinical facts, section 1.10), measured by a tracker where one is chosen. */
export const goal = healthRecordKind({
  kind: "GOALS",
  idName: "goalId",
  saveCall: "saveGoal",
  area: "goals",
  words: "goals",
  fields: {
    goal: requiredLine("goals:fields.goal", { hint: "goals:fields.goalHint" }),
    category: oneOfOrNone("goals:fields.category", CATEGORIES, "goals:category", { ...choose, half: true }),
    status: oneOf("goals:fields.status", STATES, "goals:state", { half: true }),
    tracker: oneOfOrNone("goals:fields.tracker", trackers, "goals:tracker", {
      placeholder: "goals:noTracker",
      hint: "goals:fields.trackerHint",
    }),
    comparison: oneOfOrNone("goals:fields.comparison", COMPARISONS, "goals:comparison", { ...choose, half: true }),
    unit: oneOfOrNone("goals:fields.unit", GOAL_UNITS, "goals:unit", { ...choose, half: true }),
    target: optionalNumber("goals:fields.target", { min: 0, max: 1_000_000, half: true }),
    targetTo: optionalNumber("goals:fields.targetTo", { min: 0, max: 1_000_000, half: true }),
    start: someDate("goals:fields.start", { half: true }),
    due: someDate("goals:fields.due", { half: true }),
    addresses: optionalCodedLine("goals:fields.addresses", "conditions"),
    conditions: linksTo("phr:linked.conditions", "HEALTHCONDITION"),
    achievement: oneOfOrNone("goals:fields.achievement", ACHIEVEMENTS, "goals:achievement", choose),
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
    const conditions: readonly RecordLink[] = values.conditions ?? [];
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
      ...((values.addresses || conditions.length > 0) && {
        addresses: [...(values.addresses ? [{ display: values.addresses }] : []), ...conditions.map(conditionOf)],
      }),
      ...(values.note && { note: [{ text: values.note }] }),
    };
  },
});
