import type { CodeableConcept, Period } from "@medplum/fhirtypes";

const TERMINOLOGY = "http://terminology.hl7.org/CodeSystem";

/** Words without a code. */
export const textOnly = (text: string): CodeableConcept => ({ text });

/** A code of one of FHIR's tables. */
export const terminology = (table: string, code: string): CodeableConcept => ({
  coding: [{ system: `${TERMINOLOGY}/${table}`, code }],
});

/** A code of LOINC. */
export const loinc = (code: string, display: string): CodeableConcept => ({
  coding: [{ system: "http://loinc.org", code, display }],
});

/** From one date to another, each where it is known. */
export const periodOf = (start: string, end: string): Period => ({ ...(start && { start }), ...(end && { end }) });

const UNKNOWN = [{ url: "http://hl7.org/fhir/StructureDefinition/data-absent-reason", valueCode: "unknown" }];

/** Says that a date which a profile asks for is not known. */
export const unknownDate = (name: string) => ({ [`_${name}`]: { extension: UNKNOWN } });
