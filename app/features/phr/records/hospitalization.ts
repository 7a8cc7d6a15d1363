import type { Encounter } from "@medplum/fhirtypes";
import { periodOf, textOnly } from "~/kernel/codes/fhir-elements";
import type { HealthRecord } from "../domain/records/record-kinds";
import { CLINICAL_RIGHTS } from "../domain/records/record-rights";
import { endBeforeStart, impossibleDates } from "./date-rules";
import { conditionOf, fhirBase } from "./fhir-parts";
import { healthRecordKind } from "./health-record-kind";
import {
  linksTo,
  noteField,
  oneOfOrNone,
  optionalLine,
  requiredDate,
  requiredLine,
  someDate,
  type RecordLink,
} from "./record-fields";

const ADMISSIONS = ["PLANNED", "EMERGENCY"] as const;
const ACT = "http://terminology.hl7.org/CodeSystem/v3-ActCode";
const PRIORITY = "http://terminology.hl7.org/CodeSystem/v3-ActPriority";

type Texts = "hospital" | "admitted" | "discharged" | "reason" | "ward" | "doctor" | "diagnoses" | "note";
type Values = Readonly<
  Record<Texts, string> & { admission: (typeof ADMISSIONS)[number] | ""; conditions?: readonly RecordLink[] }
>;

function encounter(record: HealthRecord<Values>, subject: { reference: string }): Encounter {
  const { hospital, admitted, discharged, reason, ward, doctor, diagnoses, admission, note } = record.values;
  const { conditions = [] } = record.values;
  const finished = discharged ? "finished" : "in-progress";
  // A FHIR Encounter has no notes: diagnoses and notes go into its text.
  const reasons = [reason, ...diagnoses.split("\n"), note].map((text) => text.trim()).filter(Boolean);
  return {
    ...fhirBase("Encounter", record),
    status: record.enabled ? finished : "entered-in-error",
    class: { system: ACT, code: "IMP", display: "inpatient encounter" },
    ...(admission && {
      priority: { coding: [{ system: PRIORITY, code: admission === "EMERGENCY" ? "EM" : "EL" }] },
    }),
    subject,
    period: periodOf(admitted, discharged),
    reasonCode: reasons.map(textOnly),
    ...(conditions.length > 0 && {
      diagnosis: conditions.map((each) => ({ condition: conditionOf(each) })),
    }),
    ...(doctor && { participant: [{ individual: { display: doctor } }] }),
    ...(ward && { location: [{ location: { display: ward } }] }),
    serviceProvider: { display: hospital },
  };
}

/** A stay in a hospital of one night at least, or one that goes on (clinical facts, section 1.7). */
export const hospitalization = healthRecordKind({
  kind: "HOSPITALIZATION",
  idName: "hospitalizationId",
  saveCall: "saveHospitalization",
  area: "hospitalizations",
  words: "hospitalizations",
  fields: {
    hospital: requiredLine("hospitalizations:fields.hospital"),
    reason: requiredLine("hospitalizations:fields.reason", { hint: "hospitalizations:fields.reasonHint" }),
    admitted: requiredDate("hospitalizations:fields.admitted", { hint: "phr:date.hint" }),
    discharged: someDate("hospitalizations:fields.discharged", { hint: "hospitalizations:fields.dischargedHint" }),
    admission: oneOfOrNone("hospitalizations:fields.admission", ADMISSIONS, "hospitalizations:admission"),
    ward: optionalLine("hospitalizations:fields.ward", { half: true }),
    doctor: optionalLine("hospitalizations:fields.doctor", { half: true }),
    conditions: linksTo("phr:linked.conditions", "HEALTHCONDITION"),
    diagnoses: noteField("hospitalizations:fields.diagnoses", { hint: "hospitalizations:fields.diagnosesHint" }),
    note: noteField("hospitalizations:fields.note"),
  },
  lead: "hospital",
  date: "admitted",
  state: ({ discharged }) => (discharged === "" ? "IN" : "OUT"),
  rank: ({ discharged }) => (discharged === "" ? 0 : 1),
  order: "newest",
  check: ({ admitted, discharged }, facts) => [
    ...impossibleDates({ admitted, discharged }, facts),
    ...endBeforeStart(admitted, "discharged", discharged),
  ],
  rights: CLINICAL_RIGHTS,
  files: true,
  noneKnown: true,
  fhir: encounter,
});
