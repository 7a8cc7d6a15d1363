import type { ComponentType } from "react";
import type { RecordKindName } from "../../domain/records/record-kinds";
import { AllergyRow } from "./allergy-row";
import { HospitalizationRow } from "./hospitalization-row";
import { JournalRow } from "./journal-row";
import { MedicalReportRow } from "./medical-report-row";
import { MedicationRow } from "./medication-row";
import type { RowProps } from "./row-props";
import { SurgeryRow } from "./surgery-row";
import { VaccinationRow } from "./vaccination-row";

/** How each kind shows one of its records in a list. */
export const ROWS: Readonly<Partial<Record<RecordKindName, ComponentType<RowProps>>>> = {
  ALLERGY: AllergyRow,
  MEDICATION: MedicationRow,
  VACCINATION: VaccinationRow,
  PROCEDURE: SurgeryRow,
  HOSPITALIZATION: HospitalizationRow,
  MEDICALREPORT: MedicalReportRow,
  JOURNAL: JournalRow,
};
