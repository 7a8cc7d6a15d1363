import { relatedUserCalls } from "./api/related-user-calls.server";
import { patientSignupCalls } from "./api/signup-calls.server";

export { categoriesForImport } from "./data/categories/categories-for-import.server";
export { followAccountEmail } from "./services/registration/follow-account-email.server";
export { writeDownVisitor, type BookingPatient } from "./services/merging/write-down-visitor.server";
export { claimRequest, mayClaimRequest } from "./services/merging/claim-request.server";
export { countSamePerson } from "./services/merging/read-same-person.server";
export { patientsToUndo, removePatients } from "./data/patients/imported-patients.server";
export { insertPatientsStatements } from "./data/patients/patients-insert.server";
export { findPatientUser } from "./services/registration/find-patient-user.server";
export { preparePatient } from "./services/patients/prepare-patient.server";
export { changeMarketingConsent } from "./services/consent/change-marketing-consent.server";
export { nextConsenting } from "./services/consent/next-consenting.server";
export { countMarketingConsents } from "./services/consent/count-marketing-consents.server";
export { marketingConsentOf } from "./services/consent/marketing-consent-of.server";
export { registerPatient } from "./services/registration/register-patient.server";
export { readRecordAccess } from "./data/family/family-read.server";
export { readPatientByNumber } from "./data/patients/patient-by-number.server";
export { readRecord } from "./data/patients/patient-record-read.server";
export { patientSubject, providerOf } from "./support/patients/patients-of.server";
export { patientNames } from "./support/patients/patient-names.server";
export { localDate } from "./domain/patients/local-date";
export { searchTokens } from "./domain/patients/search-tokens";
export { searchPatients, type PatientChoice } from "./services/patients/search-patients.server";
export { mayReadRecords } from "./support/patients/may-read-records.server";
export { readPatientChoice } from "./services/patients/read-patient-choice.server";
export { viewPatient } from "./services/patients/view-patient.server";
export { disablePatient, enablePatient } from "./services/patients/set-patient-enabled.server";
export { familyAnswerForMail, familyRequestForMail } from "./services/family/read-family-request.server";
export { readRequiredStep } from "./services/registration/read-required-step.server";
export { firstSignupStep } from "./services/registration/read-signup-step.server";
export { readRegistrationRules } from "./services/registration/read-registration-rules.server";

/** Every call of patients and their families. */
export const patientCalls = [...patientSignupCalls, ...relatedUserCalls];
