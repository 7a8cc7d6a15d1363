import type { Annotation, CodeableConcept, Resource } from "@medplum/fhirtypes";
import { terminology } from "~/kernel/codes/fhir-elements";
import type { HealthRecord } from "../domain/records/record-kinds";

/** What every resource begins with: its type, the record's id, and when this version was recorded. */
export const fhirBase = <Type extends Resource["resourceType"]>(resourceType: Type, record: HealthRecord) => ({
  resourceType,
  id: record.id,
  meta: { versionId: String(record.version), lastUpdated: new Date(record.recordedAt).toISOString() },
});

/** What a record is called: its code where it has one, and the words as they were typed. */
export const codeableConcept = ({ name, coding }: Pick<HealthRecord, "name" | "coding">): CodeableConcept => ({
  ...(coding && { coding: [{ system: coding.system, code: coding.code, display: coding.display }] }),
  text: name,
});

/** A clinical state as a code of one of FHIR's tables. */
export const clinicalStatus = (table: string, state: string): CodeableConcept =>
  terminology(table, state.toLowerCase().replaceAll("_", "-"));

/** What was taken off its list is `entered-in-error`; else what the practice thinks of the record. */
export const verificationStatus = (
  table: string,
  { enabled, verification }: Pick<HealthRecord, "enabled" | "verification">,
): CodeableConcept => terminology(table, enabled ? verification.toLowerCase() : "entered-in-error");

/** The notes of a resource, without the empty ones. */
export const notesOf = (...texts: readonly string[]): { note?: Annotation[] } => {
  const note = texts.filter(Boolean).map((text) => ({ text }));
  return note.length > 0 ? { note } : {};
};

/** A condition of the patient's that a record names. */
export const conditionOf = ({ id, name }: { id: string; name: string }) => ({
  reference: `Condition/${id}`,
  display: name,
});
