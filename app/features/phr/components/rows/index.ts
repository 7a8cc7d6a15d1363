import type { ComponentType } from "react";
import type { RecordKindName } from "../../domain/records/record-kinds";
import { AllergyRow } from "./allergy-row";
import { HospitalizationRow } from "./hospitalization-row";
import { JournalRow } from "./journal-row";
import { MedicalReportRow } from "./medical-report-row";
import { MedicationRow } from "./medication-row";
import { SurgeryRow } from "./surgery-row";
import { VaccinationRow } from "./vaccination-row";
import { ConditionRow } from "./condition-row";
import { ContraindicationRow } from "./contraindication-row";
import { EmergencyContactRow } from "./emergency-contact-row";
import { FamilyHistoryRow } from "./family-history-row";
import { GoalRow } from "./goal-row";
import type { RowProps } from "./row-props";
import { SocialHistoryRow } from "./social-history-row";

/** How each kind shows one of its records in a list. */
export const ROWS: Readonly<Record<RecordKindName, ComponentType<RowProps>>> = {
  ALLERGY: AllergyRow,
  MEDICATION: MedicationRow,
  VACCINATION: VaccinationRow,
  PROCEDURE: SurgeryRow,
  HOSPITALIZATION: HospitalizationRow,
  MEDICALREPORT: MedicalReportRow,
  JOURNAL: JournalRow,
  HEALTHCONDITION: ConditionRow,
  CONTRAINDICATION: ContraindicationRow,
  FAMILYHISTORY: FamilyHistoryRow,
  SOCIALHISTORY: SocialHistoryRow,
  GOALS: GoalRow,
  EMERGENCYCONTACT: EmergencyContactRow,
};
