import type { CodeableConcept, MedicationDispense } from "@medplum/fhirtypes";
import { undoneOf, type DeskEntry } from "../../domain/pharmacy/desk";
import type { DeclineReason, DispenseKind } from "../../domain/pharmacy/dispense";
import type { SignedContent } from "../../domain/prescriptions/signed-content";
import { quantityOf } from "../prescriptions/medication-request.server";

const STATUS: Readonly<Record<Exclude<DispenseKind, "UNDONE" | "ANSWERED">, MedicationDispense["status"]>> = {
  ...{ DISPENSED: "completed", RETURNED: "cancelled", DECLINED: "declined" },
};

const REASONS = "http://terminology.hl7.org/CodeSystem/medicationdispense-status-reason";
const REASON_CODES: Readonly<Partial<Record<DeclineReason, string>>> = {
  OUT_OF_STOCK: "outofstock",
  UNCLEAR: "clarif",
};

/** Why it was declined or came back: a code where FHIR has one, and the words that were written. */
function reasonOf({ declineReason, reason }: DeskEntry): CodeableConcept | undefined {
  const code = declineReason ? REASON_CODES[declineReason] : undefined;
  const text = reason || (declineReason ?? "");
  return text === "" ? undefined : { ...(code && { coding: [{ system: REASONS, code }] }), text };
}

/**
 * What pharmacies did with a prescription as FHIR R4 writes it: a MedicationDispense for each entry, which names the
 * request of its line. What was taken back was entered in error.
 */
export function medicationDispenses(content: SignedContent, entries: readonly DeskEntry[]): MedicationDispense[] {
  const undone = undoneOf(entries);
  return entries.flatMap((entry): MedicationDispense[] => {
    const line = content.lines.find(({ id }) => id === entry.lineId);
    if (!line || entry.kind === "UNDONE" || entry.kind === "ANSWERED") return [];
    const { id, quantity, product, batch, substituted, counselled, employeeId, at } = entry;
    const handed = entry.kind === "DISPENSED";
    const why = handed ? undefined : reasonOf(entry);
    return [
      {
        resourceType: "MedicationDispense",
        id,
        status: undone.has(id) ? "entered-in-error" : STATUS[entry.kind],
        ...(why && { statusReasonCodeableConcept: why }),
        medicationCodeableConcept: { text: product || line.name },
        subject: { reference: `Patient/${content.patient.id}` },
        performer: [{ actor: { reference: `Practitioner/${employeeId}` } }],
        authorizingPrescription: [{ reference: `MedicationRequest/${line.id}` }],
        ...(quantity > 0 && { quantity: quantityOf(quantity, line.medicine.quantityUnit) }),
        ...(handed && {
          whenHandedOver: new Date(at).toISOString(),
          substitution: { wasSubstituted: substituted, ...(entry.reason && { reason: [{ text: entry.reason }] }) },
        }),
        ...((batch || counselled) && {
          note: [...(batch ? [{ text: `Batch ${batch}` }] : []), ...(counselled ? [{ text: "Counselled" }] : [])],
        }),
      },
    ];
  });
}
