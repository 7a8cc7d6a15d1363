import type { RequestContext } from "~/platform/context.server";
import { noneKnownStatement } from "../../data/records/health-records-read.server";
import { checkKnowledge, checkMedication } from "../../domain/checks/check-medication";
import { controlOf, type Control } from "../../domain/checks/controlled-substances";
import { usualDailyMaximum } from "../../domain/checks/daily-maximum";
import { questionsOf, type MedicineQuestion } from "../../domain/checks/medicine-questions";
import { cautionsOf, sameClassAs, type AskedPerson, type Caution } from "../../domain/checks/person-cautions";
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
  /** What somebody usually takes of it in a day at most, in mg; null where that is not known. */
  dailyMaximumMg: number | null;
}

/** The checks of a whole prescription, and how far they go. */
export interface CheckedPrescription {
  medicines: ReadonlyMap<string, CheckedMedicine>;
  /** Current medicines and allergies of the record that were not recognized, and therefore not compared. */
  unrecognized: readonly string[];
  knowledge: ReturnType<typeof checkKnowledge>;
  /** `none`: somebody said that there are none. `notAsked`: neither an allergy nor that was ever written down. */
  allergies: "some" | "none" | "notAsked";
  /** What the record says that they are allergic to, and what they take now, whatever is prescribed. */
  known: { allergies: readonly string[]; medications: readonly TakenMedication[] };
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
  const [records, none] = await Promise.all([
    comparedRecords(context, reached, ["ALLERGY", "CONTRAINDICATION", "MEDICATION", "HEALTHCONDITION"]),
    noneKnownStatement(context.db, reached.patient.id),
  ]);
  const active = (kind: string) => records.filter((record) => record.kind === kind && record.state === "ACTIVE");
  const contraindications = records.filter(({ kind, state }) => kind === "CONTRAINDICATION" && state !== "ENDED");
  const [allergies, taken] = [active("ALLERGY"), active("MEDICATION")];
  const medications = taken.filter((record) => !lines.some((line) => goesOnAs(record, line)));
  const person = personOf(reached, records);
  const unrecognized = new Set<string>();
  const medicines = new Map<string, CheckedMedicine>();
  for (const { id, name } of lines) {
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
      dailyMaximumMg: usualDailyMaximum(name),
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
      medications: taken.map(({ id, values }) => ({ id, ...toldMedicine(values) })),
    },
  };
}
