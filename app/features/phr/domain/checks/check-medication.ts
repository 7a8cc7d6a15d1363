import { termOf } from "../vocabulary/find-term";
import { termsOf } from "../vocabulary/terms";
import { crossReact, isFamily } from "./allergy-classes";
import type { InteractionReason, Severity } from "./interaction";
import { INTERACTIONS } from "./interaction-pairs";
import { interactionsOf, levelOf, type Taken, type WarningLevel } from "./interactions";
import { classesOfSubstances, namedSubstances, type NamedSubstances } from "./named-substances";

/** A record that a medicine is checked against, by the words that it is called. */
export interface CheckedRecord {
  name: string;
}

export interface Checked<Kept extends CheckedRecord> {
  /** The patient's active allergies. */
  allergies: readonly Kept[];
  contraindications: readonly Kept[];
  /** What the patient takes now, without the medicine that is being changed. */
  medications: readonly Kept[];
}

/** What speaks against a medicine. */
export interface Finding<Kept extends CheckedRecord> {
  /** TAKEN: a medicine on the list that a newly added allergy or contraindication speaks against. */
  kind: "ALLERGY" | "CONTRAINDICATION" | "DUPLICATE" | "INTERACTION" | "TAKEN";
  level: WarningLevel;
  severity: Severity;
  reason: "sameSubstance" | "sameClass" | "relatedClass" | InteractionReason;
  /** The records that it is found against: one, or several of an interaction of three. */
  against: readonly Kept[];
}

export interface MedicationCheck<Kept extends CheckedRecord> {
  findings: readonly Finding<Kept>[];
  /** Whether the medicine's own name was recognized. If not, no finding does not mean that it is safe. */
  recognized: boolean;
  /** The current medicines and the allergies that were not recognized, and therefore not checked. */
  unrecognized: readonly Kept[];
}

/** How much the checks cover, shown so that no warning is not mistaken for safety. */
export const checkKnowledge = () => ({ medicines: termsOf("drugs").length, interactions: INTERACTIONS.length });

const shared = <Value>(ones: readonly Value[], others: readonly Value[]) => ones.some((one) => others.includes(one));

/** A medicine by what its words name; somebody may know no more of it than its class ("insulin"). */
const takenAs = ({ substances, classes }: NamedSubstances): Taken => ({
  substances,
  classes: [...new Set([...classes, ...classesOfSubstances(substances)])],
});

const isUnderstood = ({ substances, classes }: Taken) => substances.length > 0 || classes.length > 0;

/** A finding as it is told: how bad it is decides of its level, whatever it is found against. */
const told = <Kept extends CheckedRecord>(finding: Omit<Finding<Kept>, "level">): Finding<Kept> => ({
  ...finding,
  level: levelOf(finding.severity),
});

/** How a medicine meets an allergy; null where it does not. The nearest relation counts. */
function allergyFinding<Kept extends CheckedRecord>(medicine: Taken, record: Kept): Finding<Kept> | null {
  const allergen = namedSubstances(record.name);
  const base = { kind: "ALLERGY", against: [record] } as const;
  if (shared(allergen.substances, medicine.substances))
    return told({ ...base, severity: "high", reason: "sameSubstance" });
  const families = [...allergen.classes, ...classesOfSubstances(allergen.substances)].filter(isFamily);
  if (shared(families, medicine.classes)) return told({ ...base, severity: "high", reason: "sameClass" });
  if (crossReact(families, medicine.classes)) return told({ ...base, severity: "moderate", reason: "relatedClass" });
  return null;
}

/** How a medicine meets a contraindication: only what it names counts, a substance or a class. */
function contraindicationFinding<Kept extends CheckedRecord>(medicine: Taken, record: Kept): Finding<Kept> | null {
  const named = namedSubstances(record.name);
  const substance = shared(named.substances, medicine.substances);
  if (!substance && !shared(named.classes, medicine.classes)) return null;
  return told({
    ...{ kind: "CONTRAINDICATION", severity: "high", against: [record] },
    reason: substance ? "sameSubstance" : "sameClass",
  });
}

/** Whether an allergy names no medicine, and no food or other thing that is known to be none either. */
const isUnknownAllergy = ({ name }: CheckedRecord) =>
  !isUnderstood(takenAs(namedSubstances(name))) && termOf("allergens", name) === undefined;

const isFound = <Found>(found: Found | null): found is Found => found !== null;

/**
 * Checks a medicine by the words that it is called, in any language, against what the patient is allergic to, must not
 * be given and takes already. Knows whole names of medicines and classes only; says what it did not understand.
 */
export function checkMedication<Kept extends CheckedRecord>(
  name: string,
  checked: Checked<Kept>,
): MedicationCheck<Kept> {
  const medicine = takenAs(namedSubstances(name));
  const taken = checked.medications.map((record) => ({ record, ...takenAs(namedSubstances(record.name)) }));
  const duplicates = taken
    .filter(({ substances }) => shared(substances, medicine.substances))
    .map(({ record }) =>
      told<Kept>({ kind: "DUPLICATE", severity: "moderate", reason: "sameSubstance", against: [record] }),
    );
  const interactions = interactionsOf(medicine, taken).map(({ interaction, others }) =>
    told<Kept>({
      ...{ kind: "INTERACTION", severity: interaction.severity, reason: interaction.reason },
      against: others.map(({ record }) => record),
    }),
  );
  return {
    findings: [
      ...checked.allergies.map((record) => allergyFinding(medicine, record)).filter(isFound),
      ...checked.contraindications.map((record) => contraindicationFinding(medicine, record)).filter(isFound),
      ...duplicates,
      ...interactions,
    ],
    recognized: isUnderstood(medicine),
    unrecognized: [
      ...taken.filter((each) => !isUnderstood(each)).map(({ record }) => record),
      ...checked.allergies.filter(isUnknownAllergy),
    ],
  };
}

/**
 * Which of the medicines that are taken now an allergy or a contraindication speaks against that is being written down:
 * the other direction of `checkMedication`, for what was entered before it.
 */
export function checkTaken<Kept extends CheckedRecord>(
  kind: "ALLERGY" | "CONTRAINDICATION",
  name: string,
  medications: readonly Kept[],
): MedicationCheck<Kept> {
  const findingOf = kind === "ALLERGY" ? allergyFinding : contraindicationFinding;
  const taken = medications.map((record) => ({ record, ...takenAs(namedSubstances(record.name)) }));
  return {
    findings: taken.flatMap((medicine): Finding<Kept>[] => {
      const found = findingOf(medicine, { name });
      return found ? [{ ...found, kind: "TAKEN", against: [medicine.record] }] : [];
    }),
    recognized: true,
    unrecognized: taken.filter((each) => !isUnderstood(each)).map(({ record }) => record),
  };
}
