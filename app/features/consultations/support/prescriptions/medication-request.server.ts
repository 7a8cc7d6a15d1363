import type { MedicationRequest, Quantity } from "@medplum/fhirtypes";
import { medicationRequestParts } from "~/features/phr/public.server";
import type { Prescription } from "../../domain/prescriptions/prescription";
import type { PrescriptionState } from "../../domain/prescriptions/prescription-states";
import type { QuantityUnit } from "../../domain/prescriptions/prescribed-medicine";
import type { SignedContent } from "../../domain/prescriptions/signed-content";

const STATUS: Readonly<Record<PrescriptionState, MedicationRequest["status"]>> = {
  ...{ DRAFT: "draft", SIGNED: "active", SENT: "active", PARTLY_DISPENSED: "active", DISPENSED: "completed" },
  ...{ CANCELLED: "cancelled", STOPPED: "stopped", EXPIRED: "stopped", REPLACED: "cancelled" },
};

const UCUM = "http://unitsofmeasure.org";
const UNIT_CODES: Readonly<Record<QuantityUnit, string>> = {
  ...{
    TABLET: "{tablet}",
    CAPSULE: "{capsule}",
    ML: "mL",
    GRAM: "g",
    PIECE: "{piece}",
    PACK: "{pack}",
    DOSE: "{dose}",
  },
};

/** An amount in the units of UCUM. */
export const quantityOf = (value: number, unit: QuantityUnit | ""): Quantity =>
  unit === "" ? { value } : { value, unit: unit.toLowerCase(), system: UCUM, code: UNIT_CODES[unit] };

type Line = SignedContent["lines"][number];

function dispenseRequest({ medicine, quantity }: Line, { validUntil, signedAt }: SignedContent) {
  const { days, refills, quantityUnit } = medicine;
  return {
    validityPeriod: { start: new Date(signedAt).toISOString(), end: validUntil },
    numberOfRepeatsAllowed: refills,
    ...(quantity !== null && { quantity: quantityOf(quantity, quantityUnit) }),
    ...(days !== null && { expectedSupplyDuration: { value: days, unit: "day", system: UCUM, code: "d" } }),
  };
}

/**
 * A signed prescription as FHIR R4 writes it: a MedicationRequest for each line, which share their group's identifier.
 * @param system the organization's own namespace of prescription numbers, a URI
 */
export function medicationRequests(
  content: SignedContent,
  { state, number }: Pick<Prescription, "state" | "number">,
  system: string,
): MedicationRequest[] {
  const { patient, prescriber, signedAt, id } = content;
  return content.lines.map((line): MedicationRequest => {
    const { medicine, name } = line;
    const { dosageText, instructions } = medicine;
    const { medication, dosage } = medicationRequestParts({ name, values: medicine });
    const text = [dosageText || dosage.text, dosageText && instructions].filter(Boolean).join(". ");
    return {
      resourceType: "MedicationRequest",
      id: line.id,
      contained: [medication],
      status: STATUS[state],
      intent: "order",
      medicationReference: { reference: "#medicine", display: name },
      subject: { reference: `Patient/${patient.id}` },
      requester: { reference: `Practitioner/${prescriber.employeeId}`, display: prescriber.name },
      authoredOn: new Date(signedAt).toISOString(),
      groupIdentifier: { system, value: number === null ? id : String(number) },
      ...(medicine.reason && { reasonCode: [{ text: medicine.reason }] }),
      dosageInstruction: [dosageText ? { text } : { ...dosage, ...(text && { text }) }],
      dispenseRequest: dispenseRequest(line, content),
      substitution: { allowedBoolean: medicine.substitutionAllowed },
      ...(medicine.overruled.length > 0 && {
        note: medicine.overruled.map(({ check, about, reason }) => ({ text: `${check} (${about}): ${reason}` })),
      }),
    };
  });
}
