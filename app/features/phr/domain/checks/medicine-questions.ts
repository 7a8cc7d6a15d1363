import type { CheckedRecord, Finding, MedicationCheck } from "./check-medication";
import type { WarningLevel } from "./interactions";

/** What is asked before a medicine is saved, each once. */
export interface MedicineQuestion {
  /** The same finding about the same records has the same key. */
  key: string;
  level: WarningLevel;
  kind: Finding<CheckedRecord>["kind"];
  reason: Finding<CheckedRecord>["reason"];
  /** The names of the records that it is found against. */
  against: readonly string[];
}

interface Known extends CheckedRecord {
  id: string;
}

const LEVEL_ORDER: Readonly<Record<WarningLevel, number>> = { stop: 0, warn: 1 };

/** The findings of a check as questions, the dangerous ones first. */
export const questionsOf = ({ findings }: MedicationCheck<Known>): MedicineQuestion[] =>
  findings
    .map(({ kind, level, reason, against }) => ({
      ...{ kind, level, reason },
      key: [kind, reason, ...against.map(({ id }) => id)].join(":"),
      against: against.map(({ name }) => name),
    }))
    .sort((one, other) => LEVEL_ORDER[one.level] - LEVEL_ORDER[other.level]);

/** Whether everything that would be asked was answered with 'save anyway'. `answered` has the keys, with spaces between. */
export const isAnswered = (questions: readonly MedicineQuestion[], answered: string): boolean => {
  const keys = new Set(answered.split(/\s+/));
  return questions.every(({ key }) => keys.has(key));
};

/** Whether a reason is required. Only taking the medicine does harm: adding an allergy to it needs no reason. */
export const needsReason = (questions: readonly MedicineQuestion[]): boolean =>
  questions.some(({ level, kind }) => level === "stop" && kind !== "TAKEN");
