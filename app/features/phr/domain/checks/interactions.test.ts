import { expect, it } from "vitest";
import { isSubstanceClass } from "../vocabulary/substance-classes";
import { termsOf } from "../vocabulary/terms";
import { checkMedication } from "./check-medication";
import { INTERACTIONS, levelOf } from "./interactions";

const reasons = (added: string, ...taken: string[]) =>
  checkMedication(added, { allergies: [], contraindications: [], medications: taken.map((name) => ({ name })) })
    .findings.filter(({ kind }) => kind === "INTERACTION")
    .map(({ severity, reason }) => `${severity} ${reason}`);

/** A pair or three of each kind, by words that people write. */
const EXAMPLES: readonly (readonly [string, ...string[]])[] = [
  ["high bleeding", "Warfarin", "Naproxen"],
  ["high bleeding", "Warfarin", "Clarithromycin"],
  ["high bleeding", "Acenocoumarol", "Co-trimoxazole"],
  ["high bleeding", "Apixaban", "Diclofenac"],
  ["high weakAnticoagulant", "Rivaroxaban", "Rifampicin"],
  ["high lowBloodPressure", "Nitroglycerin", "Sildenafil"],
  ["high serotoninSyndrome", "Linezolid", "Sertraline"],
  ["moderate serotoninSyndrome", "Fluoxetine", "Sumatriptan"],
  ["high methotrexateToxicity", "Methotrexate", "Trimethoprim"],
  ["high highPotassium", "Ramipril", "Spironolactone"],
  ["high kidneyInjury", "Losartan", "Furosemide", "Ibuprofen"],
  ["high muscleDamage", "Simvastatin", "Itraconazole"],
  ["high lithiumToxicity", "Lithium", "Hydrochlorothiazide"],
  ["high digoxinToxicity", "Digoxin", "Verapamil"],
  ["high slowHeart", "Bisoprolol", "Verapamil"],
  ["moderate weakClopidogrel", "Clopidogrel", "Omeprazole"],
  ["high slowBreathing", "Morphine", "Diazepam"],
  ["high irregularHeart", "Citalopram", "Domperidone"],
  ["high boneMarrow", "Azathioprine", "Allopurinol"],
  ["high theophyllineToxicity", "Theophylline", "Ciprofloxacin"],
  ["high unwantedPregnancy", "Levonorgestrel and ethinylestradiol", "Carbamazepine"],
  ["low poorAbsorption", "Levothyroxine", "Ferrous sulfate"],
  ["high lacticAcidosis", "Metformin", "Iohexol"],
  ["high brainPressure", "Isotretinoin", "Doxycycline"],
  ["high colchicineToxicity", "Colchicine", "Clarithromycin"],
];

it.each(EXAMPLES)("%s: %s with %s, whichever of them comes last", (expected, ...medicines) => {
  for (const added of medicines)
    expect(reasons(added, ...medicines.filter((name) => name !== added))).toContain(expected);
});

it("a warning is dangerous where what may happen is bad, and a caution where it is not, whatever it is found against", () => {
  expect((["high", "moderate", "low"] as const).map(levelOf)).toEqual(["stop", "warn", "warn"]);
  for (const [expected, ...medicines] of EXAMPLES) {
    const [added = "", ...taken] = medicines;
    const checked = { allergies: [], contraindications: [], medications: taken.map((name) => ({ name })) };
    for (const { severity, level } of checkMedication(added, checked).findings)
      expect([expected, level]).toEqual([expected, levelOf(severity)]);
  }
});

it("one of three is no interaction, and two of them none of three", () => {
  expect(reasons("Losartan", "Furosemide")).toEqual([]);
  expect(reasons("Ibuprofen", "Losartan")).toEqual([]);
});

it("the same medicine twice is no interaction", () => {
  expect(reasons("Citalopram", "Citalopram 20 mg")).toEqual([]);
});

it("every interaction has an example, and each word of its sides is a class or a substance of a medicine", () => {
  const drugs = termsOf("drugs");
  const words = new Set<string>(drugs.flatMap(({ substances, classes }) => [...substances, ...classes]));
  for (const { sides, severity, reason } of INTERACTIONS) {
    expect(EXAMPLES.map(([expected]) => expected)).toContain(`${severity} ${reason}`);
    expect(sides.flat().filter((word) => !words.has(word))).toEqual([]);
    expect(sides.flat().every((word) => isSubstanceClass(word) || /^[a-z-]+$/.test(word))).toBe(true);
  }
});
