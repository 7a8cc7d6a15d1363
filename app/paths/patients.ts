import { at } from "./at";

/** Every URL of patients that the app links to. */
export const patientsPaths = {
  patientSignup: at("/secure/providerweb/signup", "next"),
  patients: at("/secure/providerweb/patients"),
  patientCreate: at("/secure/providerweb/patients/create"),
  patientEdit: at("/secure/providerweb/patients/edit/:patientId"),
  /**
   * `done` names what has just been done with the patient, `item` the insurance or file that it was done with;
   * `before` is the consultation after whose page the list of them goes on.
   */
  patient: at("/secure/providerweb/patients/details/:patientId"),
  /** Where staff say which record somebody who booked without an account belongs to. */
  samePerson: at("/secure/providerweb/patients/same_person/:patientId"),
  /** An insurance of a patient; a new one without an id. */
  patientInsurance: at("/secure/providerweb/patients/insurance/:patientId/:insuranceId?"),
  patientIdentification: at("/secure/providerweb/patients/identification/:patientId"),
  patientCategories: at("/secure/providerweb/settings/patientcategories"),
  family: at("/secure/providerweb/family_accounts"),
  familyCreate: at("/secure/providerweb/family_accounts/create"),
  familyEdit: at("/secure/providerweb/family_accounts/edit/:relatedUserId?"),
  familyHelp: at("/secure/providerweb/family_accounts/help"),
  /** Where a relative answers by the link that was mailed to them. */
  familyConsent: at("/s/family/:relatedUserId/:token"),
  signupStep: at("/secure/providerweb/signup/:step", "next"),
  /** One step alone, of somebody who signed up before: `next` is where they were. */
  requiredStep: (step: string, next: string) => at("/secure/providerweb/signup/:step")(step, { next, only: 1 }),
} as const;
