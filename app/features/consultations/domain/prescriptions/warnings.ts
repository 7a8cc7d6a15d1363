import { dailyDoseInMg } from "./daily-dose";
import type { Directions, OverruledCheck, PrescribedMedicine } from "./prescribed-medicine";
import { daysBetween } from "./quantity";

/** Something that speaks against a line. */
export interface LineWarning {
  /** `ALLERGY.sameClass`, `DOSE` and the like. */
  check: string;
  level: "stop" | "warn";
  /** What it is about: the names of records, or an amount. */
  about: string;
  /** The records that it was found against. */
  of?: readonly string[];
  /** The other prescription that it is about. */
  by?: PrescribedBy;
}

/** Another prescription, the day on which it was signed (YYYY-MM-DD) and by whom. */
export interface PrescribedBy {
  number: number;
  date: string;
  name: string;
}

/** The check that a pharmacist refused the same medicine for this patient, and nobody has answered. */
export const REFUSED = "REFUSED";

/**
 * Why the dose of a line was not compared with a usual daily maximum: none is known, the dose of a day is not, or a warning
 * of the line says why.
 */
export type UncheckedDose = "noMaximum" | "noAmount" | "warned";

/** A warning with the reason why it is prescribed all the same; an empty one where nobody gave any. */
export interface AnsweredWarning extends LineWarning {
  reason: string;
  /** The last reason that was given for less than is prescribed now. */
  before?: OverruledCheck | undefined;
}

type OfMedicine = Pick<PrescribedMedicine, keyof Directions | "overruled">;

const directionsIn = (medicine: Directions): Directions => {
  const { strength, strengthUnit, form, method, dose, doseUnit, frequency, whenTaken } = medicine;
  const { asNeeded, neededFor, maxPerDay, dosageText } = medicine;
  return {
    ...{ strength, strengthUnit, form, method, dose, doseUnit, frequency, whenTaken },
    ...{ asNeeded, neededFor, maxPerDay, dosageText },
  };
};

/** What changes how much is taken, where the amounts of a day cannot be compared. */
const AMOUNTS = [
  ...(["strength", "strengthUnit", "dose", "doseUnit", "frequency"] as const),
  ...(["asNeeded", "maxPerDay", "dosageText"] as const),
] as const;

/** Whether more is taken than before, or whether it is taken so differently that nobody can say. */
function isMoreThan(given: Directions, now: OfMedicine): boolean {
  if (given.form !== now.form || given.method !== now.method) return true;
  if (daysBetween(now.frequency) < daysBetween(given.frequency)) return true;
  const [before, after] = [given, now].map((each) => dailyDoseInMg(each));
  if (before != null && after != null) return after > before;
  return AMOUNTS.some((name) => given[name] !== now[name]);
}

/** An allergy is one to the substance, however much of it is taken. */
const isOfSubstance = ({ check }: LineWarning) => check.startsWith("ALLERGY.");

const isSame = (warning: LineWarning) => (overruled: OverruledCheck) =>
  overruled.check === warning.check && overruled.about === warning.about;

/** Whether a warning is found against a record that is newer than a reason for it. */
export const isOfNewRecord = ({ of: now = [] }: LineWarning, before: readonly string[] | undefined): boolean =>
  before !== undefined && now.some((id) => !before.includes(id));

/** Whether a reason still answers a warning: it neither became dangerous nor is of a new record since, nor is more taken. */
const answers =
  (warning: LineWarning, medicine: OfMedicine) =>
  ({ level, given, of }: OverruledCheck): boolean =>
    !(level === "warn" && warning.level === "stop") &&
    !isOfNewRecord(warning, of) &&
    (given === undefined || isOfSubstance(warning) || !isMoreThan(given, medicine));

/** Each warning of a line with the reason that is kept in the line for it, as the medicine is prescribed now. */
export const answeredWarnings = (warnings: readonly LineWarning[], medicine: OfMedicine): AnsweredWarning[] =>
  warnings.map((warning) => {
    const kept = medicine.overruled.filter(isSame(warning));
    const answer = kept.find(answers(warning, medicine));
    return {
      ...warning,
      reason: answer?.reason ?? "",
      ...(answer || kept.length === 0 ? {} : { before: kept.at(-1) }),
    };
  });

/** Whether a warning asks for a reason of its own. */
export const isOpenDanger = ({ level, reason }: LineWarning & { reason: string }): boolean =>
  level === "stop" && reason === "";

/** Why a line is prescribed despite its warnings: one reason for all cautions, and of each dangerous one its own. */
interface GivenReasons {
  caution: string;
  dangers: readonly OverruledCheck[];
}

/** Of the reasons that are kept in a line those that answer the warnings that it has now. */
export const answersIn = (warnings: readonly LineWarning[], medicine: OfMedicine): OverruledCheck[] =>
  warnings.flatMap((warning) => medicine.overruled.filter(isSame(warning)).find(answers(warning, medicine)) ?? []);

/**
 * What is kept of the reasons: those of warnings that there still are, each for what it was given for, and the given ones
 * where none answers what is prescribed now.
 */
export const overruledWith = (
  warnings: readonly LineWarning[],
  medicine: OfMedicine,
  { caution, dangers }: GivenReasons,
): OverruledCheck[] =>
  warnings.flatMap((warning) => {
    const kept = medicine.overruled.filter(isSame(warning));
    const said = warning.level === "stop" ? (dangers.find(isSame(warning))?.reason ?? "") : caution;
    if (said === "" || kept.some(answers(warning, medicine))) return kept;
    const { check, level, about, of } = warning;
    return [...kept, { check, level, about, reason: said, given: directionsIn(medicine), ...(of && { of }) }];
  });
