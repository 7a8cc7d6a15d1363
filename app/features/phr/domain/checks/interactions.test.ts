import { expect, it } from "vitest";
import { isSubstanceClass } from "../vocabulary/substance-classes";
import { termsOf } from "../vocabulary/terms";
import { checkMedication } from "./check-medication";
import { INTERACTIONS } from "./interaction-pairs";
import { levelOf } from "./interactions";

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
  ["moderate bleeding", "Ibuprofen", "Sertraline"],
  ["moderate weakAnticoagulant", "Warfarin", "Vitamin K"],
  ["high weakAnticoagulant", "Apixaban", "Carbamazepine"],
  ["moderate boneMarrow", "Azathioprine", "Trimethoprim"],
  ["moderate methotrexateToxicity", "Methotrexate", "Amoxicillin"],
  ["moderate lowBloodPressure", "Tamsulosin", "Sildenafil"],
  ["high lowBloodPressure", "Tizanidine", "Ciprofloxacin"],
  ["high highPotassium", "Losartan", "Trimethoprim"],
  ["high swelling", "Sacubitril and valsartan", "Ramipril"],
  ["moderate kidneyInjury", "Gentamicin", "Furosemide"],
  ["moderate digoxinToxicity", "Digoxin", "Furosemide"],
  ["moderate slowHeart", "Bisoprolol", "Digoxin"],
  ["high slowHeart", "Bisoprolol", "Diltiazem"],
  ["high harmfulLevel", "Carbamazepine", "Clarithromycin"],
  ["moderate harmfulLevel", "Phenytoin", "Fluconazole"],
  ["high muscleDamage", "Lovastatin", "Erythromycin"],
  ["moderate muscleDamage", "Atorvastatin", "Clarithromycin"],
  ["high highBloodPressure", "Phenelzine", "Pseudoephedrine"],
  ["high serotoninSyndrome", "Venlafaxine", "Phenelzine"],
  ["moderate serotoninSyndrome", "Duloxetine", "Tramadol"],
  ["moderate slowBreathing", "Tramadol", "Pregabalin"],
  ["high weakEffect", "Tacrolimus", "Rifampicin"],
  ["moderate weakEffect", "Codeine", "Paroxetine"],
  ["moderate seizures", "Bupropion", "Tramadol"],
  ["high seizures", "Valproate", "Meropenem"],
  ["moderate lowSodium", "Citalopram", "Hydrochlorothiazide"],
  ["moderate theophyllineToxicity", "Theophylline", "Erythromycin"],
  ["moderate poorAbsorption", "Ciprofloxacin", "Ferrous sulfate"],
  ["high liverDamage", "Methotrexate", "Leflunomide"],
  ["high narrowVessels", "Ergotamine", "Clarithromycin"],
  ["moderate lowSugar", "Glimepiride", "Fluconazole"],
  ["high lowSugar", "Repaglinide", "Gemfibrozil"],
  ["high digoxinToxicity", "Digoxin", "Amiodarone"],
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

it("two lines of the table that say the same of the same medicines are told once, by the worse one", () => {
  expect(reasons("Warfarin", "Clopidogrel")).toEqual(["high bleeding"]);
  expect(reasons("Rivaroxaban", "Ibuprofen")).toEqual(["high bleeding"]);
});

it("metformin alone is taken with most medicines, and what is inhaled does not count as a steroid", () => {
  expect(reasons("Metformin", "Amlodipine", "Atorvastatin", "Ramipril")).toEqual([]);
  expect(reasons("Ibuprofen", "Budesonide")).toEqual([]);
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
