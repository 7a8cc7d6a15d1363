import type { Dosage, Medication } from "@medplum/fhirtypes";
import { codingOf } from "../../domain/vocabulary/find-term";
import { dosageOf, medicineOf, type DosageValues } from "../../records/medication-statement";

interface Prescribed {
  name: string;
  values: DosageValues & Parameters<typeof medicineOf>[0]["values"];
}

/** A prescribed medicine and how it is taken, as FHIR R4 writes both in a health record too. */
export const medicationRequestParts = ({ name, values }: Prescribed): { medication: Medication; dosage: Dosage } => ({
  medication: medicineOf({ name, coding: codingOf("drugs", name), values }),
  dosage: dosageOf(values),
});
