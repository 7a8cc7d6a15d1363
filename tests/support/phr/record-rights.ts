/**
 * Who may do what with the records of each kind, written by hand from the clinical facts, section 1.21: R reads, W adds
 * and changes, D takes off the list. A patient with `own` changes and takes off what a patient entered.
 */
export interface ExpectedRights {
  patient: string;
  own?: true;
  provider: string;
  nurse: string;
  administrator: string;
}

const MOST: ExpectedRights = { patient: "RWD", own: true, provider: "RWD", nurse: "RW", administrator: "R" };

export const RECORD_RIGHTS = {
  ALLERGY: { ...MOST, nurse: "RWD" },
  MEDICATION: MOST,
  VACCINATION: { ...MOST, nurse: "RWD" },
  HEALTHCONDITION: MOST,
  PROCEDURE: MOST,
  HOSPITALIZATION: MOST,
  FAMILYHISTORY: MOST,
  SOCIALHISTORY: { patient: "RW", provider: "RW", nurse: "RW", administrator: "R" },
  GOALS: MOST,
  CONTRAINDICATION: { patient: "R", provider: "RWD", nurse: "R", administrator: "R" },
  MEDICALREPORT: MOST,
  JOURNAL: { patient: "RWD", provider: "R", nurse: "R", administrator: "" },
  // With five at most (section 1.19), one can be taken off to make room for another.
  EMERGENCYCONTACT: { patient: "RWD", provider: "RWD", nurse: "RWD", administrator: "RWD" },
} as const satisfies Record<string, ExpectedRights>;

export type ExpectedKind = keyof typeof RECORD_RIGHTS;
export const EXPECTED_KINDS = Object.keys(RECORD_RIGHTS) as ExpectedKind[];

/** Readings of trackers. */
export const READING_RIGHTS: ExpectedRights = MOST;

/** Where the screens of each kind are (specification, section 2), and how its form is addressed where that differs. */
export const RECORD_SCREENS: Readonly<Record<ExpectedKind, { at: string; form?: string; listOnly?: true }>> = {
  ALLERGY: { at: "/health_profile/allergy" },
  MEDICATION: { at: "/health_profile/medication" },
  VACCINATION: { at: "/health_profile/vaccination" },
  HEALTHCONDITION: { at: "/health_profile/healthCondition" },
  PROCEDURE: { at: "/health_profile/surgery" },
  HOSPITALIZATION: { at: "/health_profile/hospitalization" },
  FAMILYHISTORY: { at: "/health_profile/familyMedicalHistory" },
  SOCIALHISTORY: { at: "/health_profile/social_history" },
  GOALS: { at: "/health_profile/goals" },
  CONTRAINDICATION: { at: "/health_profile/contraindication", listOnly: true },
  MEDICALREPORT: { at: "/medical_reports" },
  JOURNAL: { at: "/health_journal" },
  EMERGENCYCONTACT: { at: "/health_profile/contact", form: "/health_profile/{}_contact" },
};

/** The call that saves one of a kind, and how it names the record (specification, sections 4 and 7). */
export const SAVE_CALLS = {
  saveAllergy: { kind: "ALLERGY", id: "allergyId" },
  savePrescription: { kind: "MEDICATION", id: "medicationId" },
  saveVaccination: { kind: "VACCINATION", id: "vaccinationId" },
  saveIllness: { kind: "HEALTHCONDITION", id: "illnessId" },
  saveProcedure: { kind: "PROCEDURE", id: "procedureId" },
  saveHospitalization: { kind: "HOSPITALIZATION", id: "hospitalizationId" },
  savePHRItem: { kind: "FAMILYHISTORY", id: "familyHistoryId" },
  saveSocialHistory: { kind: "SOCIALHISTORY", id: "id" },
  saveGoal: { kind: "GOALS", id: "goalId" },
  saveEmergencyNumber: { kind: "EMERGENCYCONTACT", id: "contactId" },
} as const satisfies Record<string, { kind: ExpectedKind; id: string }>;
