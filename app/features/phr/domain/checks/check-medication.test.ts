import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { TERM_LANGUAGES } from "../vocabulary/term";
import { termsOf } from "../vocabulary/terms";
import { checkKnowledge, checkMedication } from "./check-medication";

const records = (names: readonly string[]) => names.map((name) => ({ name }));

interface Against {
  allergies?: string[];
  contraindications?: string[];
  medications?: string[];
}

const check = (name: string, { allergies = [], contraindications = [], medications = [] }: Against) =>
  checkMedication(name, {
    allergies: records(allergies),
    contraindications: records(contraindications),
    medications: records(medications),
  });

/** What is found, in words: kind, level, reason, and the names of the records. */
const found = (name: string, against: Against) =>
  check(name, against).findings.map(({ kind, level, reason, against: met }) =>
    [kind, level, reason, ...met.map((record) => record.name)].join(" "),
  );

describe("a medicine against allergies", () => {
  it("stops at the same substance, whatever language, strength or form is written", () => {
    for (const [name, allergy] of [
      ["Amoxicillin 500 mg capsules", "amoxicillin"],
      ["Amoxicilina", "أموكسيسيلين"],
      ["acetaminophen", "Paracetamol"],
      ["الأسبرين", "ASA"],
    ] as const)
      expect(found(name, { allergies: [allergy] })).toEqual([`ALLERGY stop sameSubstance ${allergy}`]);
  });

  it("stops at a substance within a combination", () => {
    for (const name of ["Co-amoxiclav", "amoxicillin/clavulanic acid 875/125 mg", "amoxicillin + clavulanate"])
      expect(found(name, { allergies: ["Amoxicillin"] })).toEqual(["ALLERGY stop sameSubstance Amoxicillin"]);
  });

  it("stops at another substance of the class, whether the class or one of its substances was recorded", () => {
    expect(found("Ampicillin", { allergies: ["Penicillins"] })).toEqual(["ALLERGY stop sameClass Penicillins"]);
    expect(found("Ampicillin", { allergies: ["amoxicillin"] })).toEqual(["ALLERGY stop sameClass amoxicillin"]);
    expect(found("Ibuprofeno", { allergies: ["Aspirina"] })).toEqual(["ALLERGY stop sameClass Aspirina"]);
  });

  it("warns of a related class and no more", () => {
    expect(found("Cefalexin", { allergies: ["Penicillin"] })).toEqual(["ALLERGY warn relatedClass Penicillin"]);
    expect(found("Losartan", { allergies: ["Enalapril"] })).toEqual(["ALLERGY warn relatedClass Enalapril"]);
  });

  it("has nothing against what is of no such class, or only shares a property with it", () => {
    expect(found("Doxycycline", { allergies: ["Penicillin", "Peanut", "House dust mites"] })).toEqual([]);
    expect(found("Ondansetron", { allergies: ["Haloperidol"] })).toEqual([]);
  });

  it("decides by whole names, never by how a name ends", () => {
    expect(found("Inventopril", { allergies: ["ACE inhibitors"] })).toEqual([]);
    expect(check("Inventopril", {}).recognized).toBe(false);
    expect(found("Aripiprazole", { allergies: ["Proton pump inhibitors"] })).toEqual([]);
  });
});

it("a contraindication stops what it names, a substance or a class, in a sentence too", () => {
  const contraindications = ["No NSAIDs because of the kidneys", "Metformin: eGFR below 30"];
  expect(found("Naproxen", { contraindications })).toEqual([
    "CONTRAINDICATION stop sameClass No NSAIDs because of the kidneys",
  ]);
  expect(found("Sitagliptin and metformin", { contraindications })).toEqual([
    "CONTRAINDICATION stop sameSubstance Metformin: eGFR below 30",
  ]);
  expect(found("Paracetamol", { contraindications })).toEqual([]);
  expect(found("Cefuroxime", { contraindications: ["Ceftriaxone"] })).toEqual([]);
});

it("a duplicate is any active medicine with the same substance, in combinations too", () => {
  expect(found("Paracetamol 1 g", { medications: ["Codeine and paracetamol", "Losartan"] })).toEqual([
    "DUPLICATE warn sameSubstance Codeine and paracetamol",
  ]);
  expect(found("Amlodipine and valsartan", { medications: ["valsartan", "Amlodipino"] })).toEqual([
    "DUPLICATE warn sameSubstance valsartan",
    "DUPLICATE warn sameSubstance Amlodipino",
  ]);
});

it("interactions with active medicines are named with each of them", () => {
  expect(found("Ibuprofen", { medications: ["Warfarin", "Levothyroxine"] })).toEqual([
    "INTERACTION stop bleeding Warfarin",
  ]);
  expect(found("Ibuprofen", { medications: ["Ramipril and hydrochlorothiazide"] })).toEqual([
    "INTERACTION stop kidneyInjury Ramipril and hydrochlorothiazide",
  ]);
});

it("what is not understood is said, so that silence does not look like safety", () => {
  const { recognized, unrecognized, findings } = check("My blue pills", {
    medications: ["Grandma's drops", "Aspirin"],
    allergies: ["that antibiotic", "Peanut", "Penicillin"],
  });
  expect({ recognized, findings }).toEqual({ recognized: false, findings: [] });
  expect(unrecognized).toEqual([{ name: "Grandma's drops" }, { name: "that antibiotic" }]);
  expect(checkKnowledge().medicines).toBe(termsOf("drugs").length);
  expect(checkKnowledge().interactions).toBeGreaterThan(20);
});

it("a medicine that is known by its class only is checked as that class", () => {
  expect(found("Penicillin injection", { allergies: ["Amoxicillin"] })).toEqual(["ALLERGY stop sameClass Amoxicillin"]);
  expect(found("Ibuprofen", { medications: ["some beta blocker", "blood thinner: warfarin"] })).toEqual([
    "INTERACTION stop bleeding blood thinner: warfarin",
  ]);
  expect(check("Insulin", { medications: ["ACE inhibitor"] })).toMatchObject({ recognized: true });
});

it("every name of every medicine is understood as its own substances, within other words too", () => {
  for (const { names, substances } of termsOf("drugs"))
    for (const name of TERM_LANGUAGES.flatMap((language) => names[language])) {
      const { findings } = check(name, { medications: [`${substances.join(" + ").replaceAll("-", " ")} 10 mg`] });
      expect(
        findings.map(({ kind }) => kind),
        name,
      ).toContain("DUPLICATE");
    }
});

it("an allergy to one of two medicines of a class is found with either of them recorded", () => {
  const medicines = termsOf("drugs").filter(({ classes }) => classes.includes("penicillin"));
  fc.assert(
    fc.property(fc.constantFrom(...medicines), fc.constantFrom(...medicines), (one, other) => {
      const stops = (name: string, allergy: string) => check(name, { allergies: [allergy] }).findings[0]?.level;
      expect(stops(one.names.en[0], other.names.ar[0])).toBe("stop");
      expect(stops(other.names.es[0], one.names.en[0])).toBe("stop");
    }),
  );
});
