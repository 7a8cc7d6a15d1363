import type { Annotation, CodeableConcept, DocumentReferenceContent, Period, Resource } from "@medplum/fhirtypes";
import type { RecordFile } from "../domain/files/record-file";
import type { HealthRecord } from "../domain/records/record-kinds";

/** What every resource begins with: its type, the record's id, and when this version was recorded. */
export const fhirBase = <Type extends Resource["resourceType"]>(resourceType: Type, record: HealthRecord) => ({
  resourceType,
  id: record.id,
  meta: { versionId: String(record.version), lastUpdated: new Date(record.recordedAt).toISOString() },
});

/** Words without a code. */
export const textOnly = (text: string): CodeableConcept => ({ text });

/** What a record is called: its code where it has one, and the words as they were typed. */
export const codeableConcept = ({ name, coding }: Pick<HealthRecord, "name" | "coding">): CodeableConcept => ({
  ...(coding && { coding: [{ system: coding.system, code: coding.code, display: coding.display }] }),
  text: name,
});

const TERMINOLOGY = "http://terminology.hl7.org/CodeSystem";

/** A code of one of FHIR's tables. */
export const terminology = (table: string, code: string): CodeableConcept => ({
  coding: [{ system: `${TERMINOLOGY}/${table}`, code }],
});

/** A clinical state as a code of one of FHIR's tables. */
export const clinicalStatus = (table: string, state: string): CodeableConcept =>
  terminology(table, state.toLowerCase().replaceAll("_", "-"));

/** What was taken off its list is `entered-in-error`; else what the practice thinks of the record. */
export const verificationStatus = (
  table: string,
  { enabled, verification }: Pick<HealthRecord, "enabled" | "verification">,
): CodeableConcept => ({
  coding: [{ system: `${TERMINOLOGY}/${table}`, code: enabled ? verification.toLowerCase() : "entered-in-error" }],
});

/** From one date to another, each where it is known. */
export const periodOf = (start: string, end: string): Period => ({ ...(start && { start }), ...(end && { end }) });

/** The notes of a resource, without the empty ones. */
export const notesOf = (...texts: readonly string[]): { note?: Annotation[] } => {
  const note = texts.filter(Boolean).map((text) => ({ text }));
  return note.length > 0 ? { note } : {};
};

/** Says that a date which a profile asks for is not known. */
export const unknownDate = (name: string) => ({
  [`_${name}`]: {
    extension: [{ url: "http://hl7.org/fhir/StructureDefinition/data-absent-reason", valueCode: "unknown" }],
  },
});

/** A condition of the patient's that a record names. */
export const conditionOf = ({ id, name }: { id: string; name: string }) => ({
  reference: `Condition/${id}`,
  display: name,
});

/** The files of a record as contents of its document, each with where its bytes are: a Binary of its id. */
export const fileContents = (files: readonly RecordFile[]): DocumentReferenceContent[] =>
  files.map(({ id, name, contentType, sizeBytes, createdAt }) => ({
    attachment: {
      ...{ contentType, title: name, size: sizeBytes, url: `Binary/${id}` },
      creation: new Date(createdAt).toISOString(),
    },
  }));
