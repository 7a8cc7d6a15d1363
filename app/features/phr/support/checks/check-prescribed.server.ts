import type { RequestContext } from "~/platform/context.server";
import { noneKnownStatement } from "../../data/records/health-records-read.server";
import { lastReadings } from "../../data/trackers/last-readings.server";
import { checkKnowledge, checkMedication } from "../../domain/checks/check-medication";
import { controlOf, type Control } from "../../domain/checks/controlled-substances";
import { doseCheck, type DoseCheck } from "../../domain/checks/daily-maximum";
import { diseaseCautions, type Condition, type DiseaseCaution } from "../../domain/checks/disease-cautions";
import { meantName } from "../../domain/checks/meant-name";
import { questionsOf, type MedicineQuestion } from "../../domain/checks/medicine-questions";
import { cautionsOf, sameClassAs, type AskedPerson, type Caution } from "../../domain/checks/person-cautions";
import { NOTHING_SAID, type TakenDose } from "../../domain/checks/taken-dose";
import { isCurrent } from "../../domain/profile/overview-parts";
import { termOf } from "../../domain/vocabulary/find-term";
import { isSameMedicine, type ToldMedicine } from "../../domain/medications/same-medicine";
import type { HealthRecord } from "../../domain/records/record-kinds";
import { GENDER, nameOfCode } from "~/kernel/codes/code-tables";
import { ageOn } from "~/kernel/time/age";
import type { ReachedRecords } from "../access/reach-records.server";
import { toldMedicine } from "../records/prescribed-medications.server";
import { comparedRecords } from "./compared-records.server";

/** A medicine that is about to be prescribed. */
export interface PrescribedName {
  /** Tells it from the others of the prescription. */
  id: string;
  name: string;
  /** How much of it is taken; left out where only its name is compared. */
  taken?: TakenDose;
  /** What it is in the health record already, where it is prescribed again. */
  recordId: string | null;
  /** Other medications of the record that it takes the place of. */
  endsRecords?: readonly string[];
  /** What an earlier prescription says of the medicine that it renews. */
  renews?: readonly ToldMedicine[];
}

/** Where another medicine is: prescribed at the same time or before, or on the list of what the patient takes. */
interface FoundIn {
  isPrescribed: boolean;
  /** The records and the other medicines of the prescription that it is found against. */
  of: readonly string[];
}

/** What the checks say of one medicine. */
export interface CheckedMedicine {
  findings: readonly (Omit<MedicineQuestion, "key"> & FoundIn)[];
  /** Other medicines of a class of which one is usually enough. */
  sameClass: readonly ({ name: string } & FoundIn)[];
  /** What is unusual of it by the patient's age or sex, or while they are pregnant. */
  cautions: readonly Caution[];
  /** Whether its name was recognized. If not, no finding does not mean that it is safe. */
  recognized: boolean;
  /** How strictly it is controlled by law; null where it is not, as far as is known. */
  control: Control | null;
  /** What is unusual of how much and how often it is taken. */
  dose: DoseCheck;
  /** What speaks against it of what the patient has. */
  diseases: readonly DiseaseCaution[];
  /** A name that is not recognized may be this one, wrongly written; null where it is like none. */
  meant: string | null;
}

/** The checks of a whole prescription, and how far they go. */
export interface CheckedPrescription {
  medicines: ReadonlyMap<string, CheckedMedicine>;
  /** Current medicines and allergies of the record that were not recognized, and therefore not compared. */
  unrecognized: readonly string[];
  knowledge: ReturnType<typeof checkKnowledge>;
  /** `none`: somebody said that there are none. `notAsked`: neither an allergy nor that was ever written down. */
  allergies: "some" | "none" | "notAsked";
  /** What the record says that they are allergic to, and what they have and take now, whatever is prescribed. */
  known: {
    allergies: readonly string[];
    conditions: readonly string[];
    medications: readonly TakenMedication[];
  };
}

/** A medicine of the list of what the patient takes now. */
export type TakenMedication = ToldMedicine & { id: string };

const namesOf = (records: readonly { name: string }[]) => [...new Set(records.map(({ name }) => name))];

/** ICD-10: pregnancy by itself, and what goes with one. */
const PREGNANCY = /^(?:Z3[345]|O)/;

/** What decides whether a medicine is usual for the patient. */
function personOf({ patient, facts }: ReachedRecords, records: readonly HealthRecord[]): AskedPerson {
  const isPregnant = records.some(
    ({ kind, state, coding }) => kind === "HEALTHCONDITION" && state === "ACTIVE" && PREGNANCY.test(coding?.code ?? ""),
  );
  const isFemale = nameOfCode(GENDER, patient.gender) === "female";
  return { age: ageOn(facts.birthDate, facts.today), isFemale, isPregnant };
}

/** The conditions that still matter, with their codes of ICD-10; words that are one of its names count as its code. */
const conditionsOf = (records: readonly HealthRecord[]): Condition[] =>
  records
    .filter(({ kind, state }) => kind === "HEALTHCONDITION" && isCurrent(state))
    .map(({ id, name, coding }) => ({ id, name, code: coding?.code ?? termOf("conditions", name)?.code ?? "" }));

const DAY_MS = 86_400_000;
/** A child's weight that is older says nothing of today. */
const RECENT_DAYS = 180;
/** From this age on no dose goes by weight here. */
const GROWN = 18;

/** The last weight of a child in kg, where it is recent; null where it is not known, or no matter. */
async function childsWeight({ db }: RequestContext, { patient, facts }: ReachedRecords): Promise<number | null> {
  const age = ageOn(facts.birthDate, facts.today);
  if (age === null || age >= GROWN) return null;
  const weight = (await lastReadings(db, patient.id, ["weight"])).get("weight");
  if (!weight) return null;
  return Date.parse(facts.today) / DAY_MS - weight.day <= RECENT_DAYS ? weight.value : null;
}

/** Whether a medicine that is prescribed is this medication of the record, which goes on with it or ends with it. */
const goesOnAs = ({ id, values }: HealthRecord, { recordId, endsRecords = [], renews = [] }: PrescribedName): boolean =>
  recordId === id ||
  endsRecords.includes(id) ||
  renews.some((medicine) => isSameMedicine(toldMedicine(values), medicine));

/**
 * Compares the medicines of a prescription with the patient's record, and with each other. A medication of the record
 * that goes on as one of them is compared as that one, and is not its own duplicate; all others are compared as they are.
 */
export async function checkPrescribed(
  context: RequestContext,
  reached: ReachedRecords,
  lines: readonly PrescribedName[],
): Promise<CheckedPrescription> {
  const [records, none, weightKg] = await Promise.all([
    comparedRecords(context, reached, ["ALLERGY", "CONTRAINDICATION", "MEDICATION", "HEALTHCONDITION"]),
    noneKnownStatement(context.db, reached.patient.id),
    childsWeight(context, reached),
  ]);
  const active = (kind: string) => records.filter((record) => record.kind === kind && record.state === "ACTIVE");
  const contraindications = records.filter(({ kind, state }) => kind === "CONTRAINDICATION" && state !== "ENDED");
  const [allergies, taken] = [active("ALLERGY"), active("MEDICATION")];
  const medications = taken.filter((record) => !lines.some((line) => goesOnAs(record, line)));
  const person = personOf(reached, records);
  const conditions = conditionsOf(records);
  const unrecognized = new Set<string>();
  const medicines = new Map<string, CheckedMedicine>();
  for (const { id, name, taken: dose = NOTHING_SAID } of lines) {
    const others = lines.filter((line) => line.id !== id).map((line) => ({ id: line.id, name: line.name }));
    const check = checkMedication<{ id: string; name: string }>(name, {
      ...{ allergies, contraindications, medications: [...medications, ...others] },
    });
    const isPrescribed = (other: string) => others.some((line) => line.id === other);
    for (const each of check.unrecognized) if (!others.includes(each)) unrecognized.add(each.name);
    medicines.set(id, {
      findings: questionsOf(check).map(({ key, ...finding }) => ({
        ...{ ...finding, isPrescribed: isPrescribed(key.split(":").at(-1) ?? "") },
        of: key.split(":").slice(2),
      })),
      sameClass: sameClassAs<{ id: string; name: string }>(name, [...medications, ...others]).map((other) => ({
        ...{ name: other.name, isPrescribed: isPrescribed(other.id), of: [other.id] },
      })),
      cautions: cautionsOf(name, person),
      recognized: check.recognized,
      control: controlOf(name),
      dose: doseCheck(name, dose, { age: person.age, weightKg }),
      diseases: diseaseCautions(name, conditions),
      meant: check.recognized ? null : meantName(name),
    });
  }
  const saidNone = none.some(({ kind }) => kind === "ALLERGY");
  return {
    medicines,
    unrecognized: [...unrecognized],
    knowledge: checkKnowledge(),
    allergies: allergies.length > 0 ? "some" : saidNone ? "none" : "notAsked",
    known: {
      allergies: namesOf(allergies),
      conditions: namesOf(conditions),
      medications: taken.map(({ id, values }) => ({ id, ...toldMedicine(values) })),
    },
  };
}
