import type { Dosage, Medication, MedicationStatement } from "@medplum/fhirtypes";
import { periodOf, textOnly, unknownDate } from "~/kernel/codes/fhir-elements";
import type { DoseUnit, Frequency, Method, WhenTaken } from "~/kernel/medicines/how-taken";
import type { MedicationForm, StrengthUnit } from "~/kernel/medicines/medication-forms";
import { refusedOn, wasNeverDispensed } from "../domain/medications/pharmacy-marks";
import type { HealthRecord } from "../domain/records/record-kinds";
import { codeableConcept, conditionOf, fhirBase, notesOf } from "./fhir-parts";
import { doseQuantity, strengthRatio } from "./medication-quantities";
import type { RecordLink } from "./record-fields";
import { inWords, routeOf, timingOf } from "./medication-timing";

type Values = Readonly<
  Record<"strength" | "neededFor" | "start" | "end" | "taking" | "reasonStopped" | "reason" | "prescriber", string> & {
    conditions?: readonly RecordLink[];
    form: MedicationForm | "";
    strengthUnit: StrengthUnit | "";
    method: Method | "";
    dose: number | null;
    doseUnit: DoseUnit | "";
    frequency: Frequency | "";
    whenTaken: WhenTaken | "";
    asNeeded: boolean;
    maxPerDay: number | null;
    status: "ACTIVE" | "ON_HOLD" | "COMPLETED" | "STOPPED";
    instructions: string;
    note: string;
  }
>;

/** What says how a medicine is taken. */
export type DosageValues = Pick<
  Values,
  | "form"
  | "dose"
  | "doseUnit"
  | "frequency"
  | "whenTaken"
  | "method"
  | "asNeeded"
  | "neededFor"
  | "maxPerDay"
  | "instructions"
>;

function statusOf({ enabled, values }: HealthRecord<Values>): MedicationStatement["status"] {
  const { status, taking } = values;
  if (!enabled) return "entered-in-error";
  if (wasNeverDispensed(values)) return "not-taken";
  if (status === "ACTIVE") return taking === "NO" ? "not-taken" : "active";
  return status.toLowerCase().replace("_", "-") as "on-hold" | "completed" | "stopped";
}

/** How it is taken in one sentence, for readers that compute nothing. */
const doseText = ({ dose, doseUnit, form, frequency, whenTaken, method, instructions }: DosageValues) => {
  const { value, unit = "" } = dose === null ? {} : doseQuantity(dose, doseUnit, form);
  const how = [value === undefined ? "" : `${value} ${unit}`.trim(), ...[frequency, whenTaken, method].map(inWords)];
  return [how.filter(Boolean).join(" "), instructions].filter(Boolean).join(". ");
};

/** How a medicine is taken, as FHIR's Dosage. */
export function dosageOf(values: DosageValues): Dosage {
  const { dose, doseUnit, form, frequency, whenTaken, method, asNeeded, neededFor, maxPerDay } = values;
  const text = doseText(values);
  const timing = timingOf(frequency, whenTaken);
  return {
    ...(text && { text }),
    ...(whenTaken === "ON_AN_EMPTY_STOMACH" && { additionalInstruction: [textOnly(inWords(whenTaken))] }),
    ...(timing && { timing }),
    ...(asNeeded && (neededFor ? { asNeededCodeableConcept: textOnly(neededFor) } : { asNeededBoolean: true })),
    ...(method && { route: routeOf(method) }),
    ...(dose !== null && { doseAndRate: [{ doseQuantity: doseQuantity(dose, doseUnit, form) }] }),
    ...(maxPerDay !== null && {
      maxDosePerPeriod: {
        numerator: doseQuantity(maxPerDay, doseUnit, form),
        denominator: { value: 1, unit: "day", system: "http://unitsofmeasure.org", code: "d" },
      },
    }),
  };
}

/** The medicine itself with its form and strength; the statement refers to it. */
export function medicineOf(
  record: Pick<HealthRecord, "name" | "coding"> & { values: Pick<Values, "form" | "strength" | "strengthUnit"> },
): Medication {
  const { form, strength, strengthUnit } = record.values;
  const ratio = strengthRatio(strength, strengthUnit);
  return {
    resourceType: "Medication",
    id: "medicine",
    code: codeableConcept({
      ...record,
      name: [record.name, strength, strengthUnit === "percentage" ? "%" : strengthUnit].filter(Boolean).join(" "),
    }),
    ...(form && { form: textOnly(inWords(form)) }),
    ...(ratio && { ingredient: [{ itemCodeableConcept: codeableConcept(record), strength: ratio }] }),
  };
}

/** A medication as FHIR R4 and the International Patient Summary write it. */
export function medicationStatement(record: HealthRecord<Values>, subject: { reference: string }): MedicationStatement {
  const { start, end, reason, reasonStopped, prescriber, note, conditions = [] } = record.values;
  const dosage = dosageOf(record.values);
  const why = refusedOn(record.values) === null ? reasonStopped : "Refused by the pharmacy as unsafe";
  return {
    ...fhirBase("MedicationStatement", record),
    contained: [medicineOf(record)],
    status: statusOf(record),
    ...(why && { statusReason: [textOnly(why)] }),
    medicationReference: { reference: "#medicine" },
    subject,
    ...(start || end ? { effectivePeriod: periodOf(start, end) } : unknownDate("effectiveDateTime")),
    dateAsserted: new Date(record.recordedAt).toISOString(),
    ...(reason && { reasonCode: [textOnly(reason)] }),
    ...(conditions.length > 0 && { reasonReference: conditions.map(conditionOf) }),
    ...(Object.keys(dosage).length > 0 && { dosage: [dosage] }),
    ...notesOf(note, prescriber && `Prescribed by ${prescriber}`),
  };
}
