import type { RecordKindName } from "../domain/records/record-kinds";

/** Where the screens of a kind are. */
export interface RecordPlace {
  /** Below the base of the app: `health_profile/allergy` of /health_profile/allergy/list. */
  base: string;
  /**
   * The last word of its form's addresses, where they are not below the base: `contact` of
   * /health_profile/create_contact.
   */
  formName?: string;
  /** It has a list alone: it is added and changed there. */
  listOnly?: true;
}

/**
 * Where the screens of every kind are. The list of routes is read before any name of the app can be resolved, and so
 * this stands beside the declarations and imports nothing.
 */
export const RECORD_PLACES: Readonly<Record<RecordKindName, RecordPlace>> = {
  ALLERGY: { base: "health_profile/allergy" },
  MEDICATION: { base: "health_profile/medication" },
  VACCINATION: { base: "health_profile/vaccination" },
  HEALTHCONDITION: { base: "health_profile/healthCondition" },
  PROCEDURE: { base: "health_profile/surgery" },
  HOSPITALIZATION: { base: "health_profile/hospitalization" },
  FAMILYHISTORY: { base: "health_profile/familyMedicalHistory" },
  SOCIALHISTORY: { base: "health_profile/social_history" },
  GOALS: { base: "health_profile/goals" },
  CONTRAINDICATION: { base: "health_profile/contraindication", listOnly: true },
  MEDICALREPORT: { base: "medical_reports" },
  JOURNAL: { base: "health_journal" },
  EMERGENCYCONTACT: { base: "health_profile/contact", formName: "contact" },
};

/** Where the screens of a kind are, below the base of the app and without the id of a record. */
export const screensOf = ({ base, formName }: RecordPlace) => ({
  list: `${base}/list`,
  create: formName === undefined ? `${base}/create` : `health_profile/create_${formName}`,
  edit: formName === undefined ? `${base}/edit` : `health_profile/edit_${formName}`,
  view: `${base}/view`,
});
