import type { CodeableConcept, Observation, Quantity, Reference, Patient } from "@medplum/fhirtypes";
import { terminology } from "~/kernel/codes/fhir-elements";
import type { Reading } from "../../domain/trackers/reading";
import { trackerOf, type TrackerGroup, type TrackerName } from "../../domain/trackers/trackers";
import { fromCanonical, UNITS, type UnitName } from "../../domain/trackers/units";

const LOINC = "http://loinc.org";
const UCUM = "http://unitsofmeasure.org";
/** FHIR's profile of vital signs asks for both codes of the oxygen saturation. */
const OXYGEN_BY_PULSE_OXIMETRY = "2708-6";
const BLOOD_PRESSURE = "85354-9";
/** A blood sugar in mmol/L has a code of its own. */
const MOLAR: Partial<Record<UnitName, string>> = { "glucose mmol/L": "14743-9", "mmol/mol": "59261-8" };
const VITAL_SIGNS: readonly TrackerName[] = [
  ...(["weight", "height", "bmi", "headCircumference", "bloodPressure", "pulse", "temperature"] as const),
  ...(["oxygen", "respiration"] as const),
];
const CATEGORIES: Partial<Record<TrackerGroup, string>> = {
  ...{ sugar: "laboratory", lipids: "laboratory", activity: "activity", wellbeing: "survey" },
};
/** Units that the profiles of vital signs do not have are converted. */
const FOR_EXPORT: Partial<Record<UnitName, UnitName>> = { ft: "cm", m: "cm" };

const coded = (codes: readonly string[], text: string): CodeableConcept => ({
  ...(codes.length > 0 && { coding: codes.map((code) => ({ system: LOINC, code })) }),
  text,
});

/** Rounded to what a double can tell of a conversion, and no further. */
const exact = (value: number) => Number(value.toPrecision(12));

function quantity(value: number, typedIn: UnitName): Quantity {
  const unit = FOR_EXPORT[typedIn] ?? typedIn;
  const { ucum } = UNITS[unit];
  return { value: exact(fromCanonical(value, unit)), unit: ucum, system: UCUM, code: ucum };
}

function codesOf(tracker: TrackerName, unit: UnitName): string[] {
  const { loinc } = trackerOf(tracker);
  if (tracker === "bloodPressure") return [BLOOD_PRESSURE];
  const code = MOLAR[unit] ?? loinc;
  return [...(code ? [code] : []), ...(tracker === "oxygen" ? [OXYGEN_BY_PULSE_OXIMETRY] : [])];
}

/** What was measured: one number, two of one sitting, or yes and no. */
function valueOf({ tracker, value, value2, typed }: Reading): Partial<Observation> {
  const { second, loinc } = trackerOf(tracker);
  const component = (code: string, measured: number) => ({
    code: coded([code], code),
    valueQuantity: quantity(measured, typed.unit),
  });
  if (tracker === "medicineTaken") return { valueBoolean: value === 1 };
  if (!second || !loinc || value2 === null) return { valueQuantity: quantity(value, typed.unit) };
  return { component: [component(loinc, value), component(second.loinc, value2)] };
}

/** A reading as FHIR R4 has it; one that was taken off its list is `entered-in-error`. */
export function observationOf(reading: Reading, subject: Reference<Patient>): Observation {
  const { id, tracker, at, typed, note, enabled, version, recordedAt } = reading;
  const { group } = trackerOf(tracker);
  const category = VITAL_SIGNS.includes(tracker) ? "vital-signs" : (CATEGORIES[group] ?? "exam");
  return {
    resourceType: "Observation",
    ...{ id, meta: { versionId: String(version), lastUpdated: new Date(recordedAt).toISOString() } },
    status: enabled ? "final" : "entered-in-error",
    category: [terminology("observation-category", category)],
    code: coded(codesOf(tracker, typed.unit), tracker),
    subject,
    effectiveDateTime: new Date(at).toISOString(),
    ...valueOf(reading),
    ...(note && { note: [{ text: note }] }),
  };
}
