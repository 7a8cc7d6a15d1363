import { describe, expect, it } from "vitest";
import { inListOrder, refusedOf, storedRecord, SUBJECT, valuesOf } from "../../../../tests/support/health-record";
import { familyHistory } from "./family-history";

const mother = {
  ...{ relation: "Mother", extent: "PARTIAL", living: "LIVING" },
  conditions: [{ name: "Diabetes", age: "45" }],
};

describe("a relative of the family history", () => {
  it("has one condition at least, each with the age at which it began where that is known", () => {
    expect(refusedOf(familyHistory, { ...mother, conditions: [] })).toEqual(["conditions errors:field.mandatory"]);
    const typed = [{ name: "Diabetes", age: "٤٥" }, { name: "", age: "" }, { name: "Stroke" }];
    expect(valuesOf(familyHistory, { ...mother, conditions: typed })).toMatchObject({
      conditions: [
        { name: "Diabetes", age: 45 },
        { name: "Stroke", age: null },
      ],
    });
  });

  it("is told at the line where a condition has no name", () => {
    const typed = { ...mother, conditions: [{ name: "Diabetes" }, { age: "50" }] };
    expect(refusedOf(familyHistory, typed)[0]).toMatch(/^conditions\.1\.name /);
  });

  it("takes the words of a call as one condition", () => {
    expect(valuesOf(familyHistory, { ...mother, conditions: "Glaucoma" })).toMatchObject({
      conditions: [{ name: "Glaucoma", age: null }],
    });
  });

  it("has an age or a year of birth, not both (fhs-1)", () => {
    expect(refusedOf(familyHistory, { ...mother, age: "70", birthYear: "1950" })).toEqual([
      "birthYear family-history:ageOrYear",
    ]);
    expect(refusedOf(familyHistory, { ...mother, birthYear: "1950" })).toEqual([]);
  });

  it("had no condition after the age that was entered, and no cause of death while living", () => {
    expect(refusedOf(familyHistory, { ...mother, age: "40", causeOfDeath: "Stroke" })).toEqual([
      "causeOfDeath family-history:notDeceased",
      "conditions.0.age family-history:afterAge",
    ]);
  });

  it("stands by nearness, and a spouse, who is no blood relative, last", () => {
    const named = (relation: string) => ({ ...mother, relation, conditions: [relation] });
    const listed = ["Spouse", "Others", "Children", "Father", "Grand parents", "Mother", "Siblings"].map(named);
    expect(inListOrder(familyHistory, listed)).toEqual([
      ...["Mother", "Father", "Siblings", "Children", "Grand parents", "Others", "Spouse"],
    ]);
  });

  it("knows the relations of the specification alone", () => {
    expect(refusedOf(familyHistory, { ...mother, relation: "Uncle" })).toEqual(["relation errors:field.chooseOne"]);
  });
});

describe("a relative in FHIR", () => {
  const fhir = (typed: object, as = {}) =>
    familyHistory.fhir(storedRecord(familyHistory, { ...mother, ...typed }, as), SUBJECT);

  it("has what FamilyMemberHistory requires: status, patient, relationship, and a code of each condition", () => {
    expect(fhir({})).toMatchObject({
      resourceType: "FamilyMemberHistory",
      status: "partial",
      patient: SUBJECT,
      relationship: { coding: [{ code: "MTH" }] },
      condition: [{ code: { text: "Diabetes" }, onsetAge: { value: 45, code: "a" } }],
    });
    expect(fhir({}, { enabled: false })).toMatchObject({ status: "entered-in-error" });
  });

  it("never has both an age and a birth, nor two kinds of death", () => {
    for (const living of ["UNKNOWN", "LIVING", "DECEASED"])
      for (const known of [{}, { age: 70 }, { birthYear: 1950 }]) {
        const names = Object.keys(fhir({ living, ...known }));
        expect(names.filter((name) => /^(age|born)/.test(name)).length).toBeLessThanOrEqual(1);
        expect(names.filter((name) => name.startsWith("deceased")).length).toBe(living === "UNKNOWN" ? 0 : 1);
      }
    expect(fhir({ living: "DECEASED", age: 70 })).toMatchObject({ deceasedAge: { value: 70 } });
  });

  it("says the side of a grandparent by the code", () => {
    const codeOf = (side: string) => fhir({ relation: "Grand parents", side });
    expect(codeOf("MATERNAL")).toMatchObject({ relationship: { coding: [{ code: "MGRPRN" }] } });
    expect(codeOf("PATERNAL")).toMatchObject({ relationship: { coding: [{ code: "PGRPRN" }] } });
    expect(codeOf("")).toMatchObject({ relationship: { coding: [{ code: "GRPRN" }] } });
  });
});
