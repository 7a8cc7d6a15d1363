/* Every URL of patients that the app links to. */
import { at } from "./at";

export const patientSignup = at("/secure/providerweb/signup", "next");
export const patients = at("/secure/providerweb/patients");
export const patientsExport = at("/secure/providerweb/patients/export");
export const patientCreate = at("/secure/providerweb/patients/create");
export const patientEdit = at("/secure/providerweb/patients/edit/:patientId");
/**
 * `done` names what has just been done with the patient, `item` the insurance or file that it was done with;
 * `tab` is a part of the page, `show` what of the timeline is shown and `from` the line after whose page it goes on;
 * `before` is the consultation after whose page the list of them goes on.
 */
export const patient = at("/secure/providerweb/patients/details/:patientId");
/** Where staff say which record somebody who booked without an account belongs to. */
export const samePerson = at("/secure/providerweb/patients/same_person/:patientId");
/** An insurance of a patient; a new one without an id. */
export const patientInsurance = at("/secure/providerweb/patients/insurance/:patientId/:insuranceId?");
export const patientIdentification = at("/secure/providerweb/patients/identification/:patientId");
export const patientCategories = at("/secure/providerweb/settings/patientcategories");
export const family = at("/secure/providerweb/family_accounts");
export const familyCreate = at("/secure/providerweb/family_accounts/create");
export const familyEdit = at("/secure/providerweb/family_accounts/edit/:relatedUserId?");
export const familyHelp = at("/secure/providerweb/family_accounts/help");
/** Where a relative answers by the link that was mailed to them. */
export const familyConsent = at("/s/family/:relatedUserId/:token");
export const signupStep = at("/secure/providerweb/signup/:step", "next");
/** One step alone, of somebody who signed up before: `next` is where they were. */
export const requiredStep = (step: string, next: string) =>
  at("/secure/providerweb/signup/:step")(step, { next, only: 1 });
