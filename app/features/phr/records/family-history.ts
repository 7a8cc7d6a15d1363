import type { Age, FamilyMemberHistory } from "@medplum/fhirtypes";
import { FAMILY_RELATIONS, type FamilyRelation } from "~/kernel/codes/code-tables";
import { terminology, textOnly } from "~/kernel/codes/fhir-elements";
import type { Coding } from "../domain/records/record-kinds";
import { CLINICAL_RIGHTS } from "../domain/records/record-rights";
import { codeableConcept, fhirBase } from "./fhir-parts";
import { healthRecordKind, type RecordProblem } from "./health-record-kind";
import { codedLine, noteField, oneOf, oneOfOrNone, optionalLine, optionalNumber, requiredLines } from "./record-fields";

/** An age in years. */
const yearsOld = (value: number): Age => ({ value, unit: "a", system: "http://unitsofmeasure.org", code: "a" });

const MOST_CONDITIONS = 20;
const OLDEST = 130;

/** The nearest blood relatives first; a spouse is none. */
const NEARNESS: readonly FamilyRelation[] = [
  ...(["Mother", "Father", "Siblings", "Children", "Grand parents", "Others", "Spouse"] as const),
];

/** HL7's v3-RoleCode of a relation, with its side where that has a code of its own. */
const ROLES: Readonly<Record<FamilyRelation, string>> = {
  ...{ Mother: "MTH", Father: "FTH", Spouse: "SPS", Siblings: "SIB", "Grand parents": "GRPRN", Children: "CHILD" },
  Others: "EXT",
};
function roleOf(relation: FamilyRelation, side: string): string {
  if (relation !== "Grand parents" || side === "" || side === "BOTH") return ROLES[relation];
  return side === "MATERNAL" ? "MGRPRN" : "PGRPRN";
}

/** What the relatives of somebody have or had (clinical facts, section 1.8). */
export const familyHistory = healthRecordKind({
  kind: "FAMILYHISTORY",
  idName: "familyHistoryId",
  saveCall: "savePHRItem",
  area: "familyHistory",
  words: "family-history",
  fields: {
    relation: oneOf("family-history:fields.relation", FAMILY_RELATIONS, "family-history:relation", {
      half: true,
      placeholder: "common:form.selectOne",
    }),
    side: oneOfOrNone("family-history:fields.side", ["MATERNAL", "PATERNAL", "BOTH"], "family-history:side", {
      half: true,
    }),
    name: optionalLine("family-history:fields.name"),
    conditions: requiredLines(
      "family-history:fields.conditions",
      {
        name: codedLine("family-history:fields.condition", "conditions", { half: true }),
        age: optionalNumber("family-history:fields.onsetAge", { min: 0, max: OLDEST, whole: true, half: true }),
      },
      { most: MOST_CONDITIONS, hint: "family-history:fields.conditionsHint" },
    ),
    extent: oneOf("family-history:fields.extent", ["PARTIAL", "COMPLETED"], "family-history:extent"),
    living: oneOf("family-history:fields.living", ["UNKNOWN", "LIVING", "DECEASED"], "family-history:living"),
    age: optionalNumber("family-history:fields.age", { min: 0, max: OLDEST, whole: true, half: true }),
    birthYear: optionalNumber("family-history:fields.birthYear", { min: 1850, max: 2200, whole: true, half: true }),
    causeOfDeath: optionalLine("family-history:fields.causeOfDeath"),
    note: noteField("family-history:fields.note"),
  },
  lead: "conditions",
  called: ({ conditions }) => conditions.map(({ name }) => name).join(", "),
  codedLines: { field: "conditions", vocabulary: "conditions" },
  state: ({ extent }) => extent,
  rank: ({ relation }) => NEARNESS.indexOf(relation),
  order: "name",
  check: ({ age, birthYear, living, causeOfDeath, conditions }, { today }) => {
    const problems: RecordProblem[] = [];
    const tell = (field: string, message: RecordProblem["message"]) => problems.push({ field, message });
    // fhs-1: the age or the birth, not both.
    if (age !== null && birthYear !== null) tell("birthYear", "family-history:ageOrYear");
    if (birthYear !== null && birthYear > Number(today.slice(0, 4))) tell("birthYear", "phr:date.inFuture");
    if (causeOfDeath !== "" && living === "LIVING") tell("causeOfDeath", "family-history:notDeceased");
    for (const [index, { age: onset }] of conditions.entries())
      if (age !== null && onset !== null && onset > age) tell(`conditions.${index}.age`, "family-history:afterAge");
    return problems;
  },
  rights: CLINICAL_RIGHTS,
  noneKnown: true,
  fhir: (record, patient): FamilyMemberHistory => {
    const { relation, side, name, conditions, extent, living, age, birthYear, causeOfDeath, note } = record.values;
    const notes = [causeOfDeath, note].filter(Boolean).map((text) => ({ text }));
    const coded = conditions as readonly { name: string; age: number | null; coding?: Coding | null }[];
    return {
      ...fhirBase("FamilyMemberHistory", record),
      status: record.enabled ? (extent.toLowerCase() as "partial") : "entered-in-error",
      patient,
      ...(name && { name }),
      relationship: { ...terminology("v3-RoleCode", roleOf(relation, side)), ...textOnly(relation) },
      ...(birthYear !== null && { bornDate: String(birthYear) }),
      ...(living === "LIVING" && { deceasedBoolean: false, ...(age !== null && { ageAge: yearsOld(age) }) }),
      ...(living === "UNKNOWN" && age !== null && { ageAge: yearsOld(age) }),
      ...(living === "DECEASED" && (age === null ? { deceasedBoolean: true } : { deceasedAge: yearsOld(age) })),
      ...(notes.length > 0 && { note: notes }),
      condition: coded.map(({ name: what, age: onset, coding = null }) => ({
        code: codeableConcept({ name: what, coding }),
        ...(onset !== null && { onsetAge: yearsOld(onset) }),
      })),
    };
  },
});
