import type { Call } from "~/platform/calls.server";
import { relatedUserCalls } from "./api/related-user-calls.server";
import { patientSignupCalls } from "./api/signup-calls.server";

export { followAccountEmail } from "./services/follow-account-email.server";
export { writeDownVisitor, type BookingPatient, type PatientDetails } from "./services/write-down-visitor.server";
export { claimRequest, mayClaimRequest } from "./services/claim-request.server";
export { countSamePerson } from "./services/read-same-person.server";
export { insertPatientsStatements } from "./data/patients-insert.server";
export { findPatientUser } from "./services/find-patient-user.server";
export { preparePatient, type PreparedPatient } from "./services/prepare-patient.server";
export { changeMarketingConsent } from "./services/change-marketing-consent.server";
export { nextConsenting } from "./services/next-consenting.server";
export { countMarketingConsents } from "./services/count-marketing-consents.server";
export { marketingConsentOf } from "./services/marketing-consent-of.server";
export { registerPatient } from "./services/register-patient.server";
export { localDate } from "./domain/local-date";
export { searchTokens } from "./domain/search-tokens";
export { searchPatients, type PatientChoice } from "./services/search-patients.server";
export { mayReadRecords } from "./services/may-read-records.server";
export { readPatientChoice } from "./services/read-patient-choice.server";
export { viewPatient } from "./services/view-patient.server";
export { disablePatient, enablePatient } from "./services/set-patient-enabled.server";
export { familyAnswerForMail, familyRequestForMail } from "./services/read-family-request.server";
export { readOwedStep } from "./services/read-owed-step.server";
export { firstSignupStep } from "./services/read-signup-step.server";
export { readRegistrationRules } from "./services/read-registration-rules.server";

/** Every call of patients and their families. */
export const patientCalls: readonly Call[] = [...patientSignupCalls, ...relatedUserCalls];
