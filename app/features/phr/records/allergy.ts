import type { AllergyIntolerance } from "@medplum/fhirtypes";
import { textOnly } from "~/kernel/codes/fhir-elements";
import { CLINICAL_RIGHTS } from "../domain/records/record-rights";
import { termOf } from "../domain/vocabulary/find-term";
import { ALLERGEN_CATEGORIES } from "../domain/vocabulary/term";
import { endBeforeStart, impossibleDates } from "./date-rules";
import { clinicalStatus, codeableConcept, fhirBase, verificationStatus } from "./fhir-parts";
import { healthRecordKind } from "./health-record-kind";
import {
  codedLine,
  noteField,
  oneOf,
  oneOfOrKnown,
  oneOfOrNone,
  optionalLine,
  severalOf,
  someDate,
} from "./record-fields";

const REACTIONS = [
  ...(["RASH", "HIVES", "ITCHING", "SWELLING", "THROAT", "BREATHING", "WHEEZE", "ANAPHYLAXIS", "DIZZINESS"] as const),
  ...(["FAINTING", "LOW_BLOOD_PRESSURE", "PALPITATIONS", "BLISTERS", "FLUSHING", "MOUTH", "FEVER", "JOINTS"] as const),
  ...(["NAUSEA", "VOMITING", "DIARRHEA", "STOMACH", "RUNNY_NOSE", "EYES", "HEADACHE", "COUGH"] as const),
] as const;
const SEVERITIES = ["MILD", "MODERATE", "SEVERE"] as const;
const CRITICALITIES = ["LOW", "HIGH", "UNABLE_TO_ASSESS"] as const;
const STATES = ["ACTIVE", "INACTIVE", "RESOLVED"] as const;

const RANK: Readonly<Record<string, number>> = { HIGH: 0, "": 1, UNABLE_TO_ASSESS: 1, LOW: 2 };

/** The group of what has a name in the vocabularies; empty where it has none. */
const categoryOf = (allergen: string) =>
  termOf("allergens", allergen)?.category ?? (termOf("drugs", allergen) ? "MEDICATION" : "");

/** An allergy or intolerance (clinical facts, section 1.2). */
export const allergy = healthRecordKind({
  kind: "ALLERGY",
  idName: "allergyId",
  saveCall: "saveAllergy",
  area: "allergies",
  words: "allergies",
  fields: {
    allergen: codedLine("allergies:fields.allergen", "allergens", { hint: "allergies:fields.allergenHint" }),
    category: oneOfOrKnown("allergies:fields.category", ALLERGEN_CATEGORIES, "allergies:category", {
      half: true,
      hint: "allergies:fields.categoryHint",
    }),
    type: oneOfOrNone("allergies:fields.type", ["ALLERGY", "INTOLERANCE"], "allergies:type", { half: true }),
    reactions: severalOf("allergies:fields.reactions", REACTIONS, "allergies:reaction"),
    otherReaction: optionalLine("allergies:fields.otherReaction"),
    severity: oneOfOrNone("allergies:fields.severity", SEVERITIES, "allergies:severity", { half: true }),
    criticality: oneOfOrNone("allergies:fields.criticality", CRITICALITIES, "allergies:criticality", { half: true }),
    onset: someDate("allergies:fields.onset", { half: true }),
    lastOccurrence: someDate("allergies:fields.lastOccurrence", { half: true }),
    status: oneOf("allergies:fields.status", STATES, "allergies:state"),
    note: noteField("allergies:fields.note"),
  },
  lead: "allergen",
  vocabulary: "allergens",
  date: "onset",
  state: ({ status }) => status,
  rank: ({ status, criticality, category }) =>
    (status === "ACTIVE" ? 0 : 10) + 2 * (RANK[criticality] ?? 1) + (category === "MEDICATION" ? 0 : 1),
  order: "name",
  settle: (values) => ({ ...values, category: values.category || categoryOf(values.allergen) }),
  check: ({ category, reactions, otherReaction, onset, lastOccurrence }, facts) => [
    ...(category === "" ? [{ field: "category", message: "errors:field.chooseOne" } as const] : []),
    ...impossibleDates({ onset, lastOccurrence }, facts),
    ...endBeforeStart(onset, "lastOccurrence", lastOccurrence),
    ...(reactions.length === 0 && otherReaction === ""
      ? [{ field: "reactions", message: "allergies:reactionMissing" } as const]
      : []),
  ],
  rights: { ...CLINICAL_RIGHTS, nurse: "RWD" },
  noneKnown: true,
  files: true,
  fhir: (record, subject): AllergyIntolerance => {
    const { values } = record;
    const { category, type, severity, criticality, reactions, otherReaction } = values;
    return {
      ...fhirBase("AllergyIntolerance", record),
      patient: subject,
      // ait-2: what was entered in error has no clinical status.
      ...(record.enabled && { clinicalStatus: clinicalStatus("allergyintolerance-clinical", values.status) }),
      verificationStatus: verificationStatus("allergyintolerance-verification", record),
      code: codeableConcept(record),
      category: [category.toLowerCase() as "food"],
      ...(type && { type: type.toLowerCase() as "allergy" }),
      ...(criticality && { criticality: criticality.toLowerCase().replaceAll("_", "-") as "low" }),
      ...(values.onset && { onsetDateTime: values.onset }),
      ...(values.lastOccurrence && { lastOccurrence: values.lastOccurrence }),
      reaction: [
        {
          manifestation: [...reactions.map(textOnly), ...(otherReaction ? [textOnly(otherReaction)] : [])],
          ...(severity && { severity: severity.toLowerCase() as "mild" }),
        },
      ],
      ...(values.note && { note: [{ text: values.note }] }),
    };
  },
});
