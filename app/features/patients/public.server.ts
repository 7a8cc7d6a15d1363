import { relatedUserCalls } from "./api/related-user-calls.server";
import { patientSignupCalls } from "./api/signup-calls.server";

export { categoriesForImport } from "./data/categories/categories-for-import.server";
export { insertCategories, isCategoryTaken } from "./data/categories/categories-insert.server";
export { followAccountEmail } from "./services/registration/follow-account-email.server";
export { writeDownVisitor, type BookingPatient } from "./services/merging/write-down-visitor.server";
export { claimRequest, mayClaimRequest } from "./services/merging/claim-request.server";
export { likelyDuplicates } from "./support/merging/likely-duplicates.server";
export { keepPicture, removePicture } from "./support/pictures/keep-picture.server";
export { readPicture, type PictureSlot } from "./data/pictures/pictures.server";
export { countSamePerson } from "./services/merging/read-same-person.server";
export { patientsToUndo, removePatients } from "./data/patients/imported-patients.server";
export { insertPatientsStatements } from "./data/patients/patients-insert.server";
export { fillNameSounds } from "./services/patients/fill-name-sounds.server";
export { findPatientUser } from "./services/registration/find-patient-user.server";
export { newPatientSchema } from "./support/patients/new-patient.server";
export { preparePatient } from "./services/patients/prepare-patient.server";
export { changeMarketingConsent } from "./services/consent/change-marketing-consent.server";
export { nextConsenting } from "./services/consent/next-consenting.server";
export { countMarketingConsents } from "./services/consent/count-marketing-consents.server";
export { marketingConsentOf } from "./services/consent/marketing-consent-of.server";
export {
  accountPasskeyOptions,
  accountToOpen,
  openAccount,
  openAccountByPasskey,
} from "./services/registration/open-account.server";
export { registerPatient } from "./services/registration/register-patient.server";
export { readRecordAccess } from "./data/family/family-read.server";
export { accountHolderName } from "./data/patients/account-holder.server";
export { readPatientByNumber } from "./data/patients/patient-by-number.server";
export { assignProviderStatement } from "./data/patients/patient-update.server";
export { lookedAfterBy, ofOwnPatients } from "./data/patients/of-own-patients.server";
export { providersStatement, readRecord } from "./data/patients/patient-record-read.server";
export { patientSubject, providerOf } from "./support/patients/patients-of.server";
export { patientIdentities, patientNames } from "./support/patients/patient-names.server";
export { heldProfile, patientProfile, saveProfilePart } from "./support/patients/patient-profile.server";
export { profileAddress, profileDetails, staffProfileDetails } from "./schemas/patients/profile-fields";
export { maskedId, profileFormValues, type PatientProfile, type ProfilePart } from "./domain/patients/profile";
export { insuranceSource } from "./support/insurance/insurance-source.server";
export { insurancesStatement, readInsurance } from "./data/insurance/insurances.server";
export { insuranceKind, insuranceRecordFields } from "./schemas/insurance/insurance";
export { byCoverage, endsBefore, ranOut } from "./domain/insurance/insurance";
export { phoneChoices } from "./support/patients/form-choices.server";
export { RELATION_KEYS } from "./domain/family/family-relation";
export { listRelatedUsers } from "./services/family/list-related-users.server";
export { localDate } from "~/kernel/time/local-date";
export { searchTokens } from "./domain/patients/search-tokens";
export { personTyped } from "./support/patients/sought.server";
export { soughtPatients } from "./support/patients/sought-patients.server";
export { findPayers } from "./services/patients/find-payers.server";
export { searchPatients, type PatientChoice } from "./services/patients/search-patients.server";
export { mayReadRecords } from "./support/patients/may-read-records.server";
export { readPatientChoice } from "./services/patients/read-patient-choice.server";
export { reachPatient } from "./services/patients/read-patient.server";
export { withoutAccount } from "./support/patients/without-account.server";
export { viewPatient } from "./services/patients/view-patient.server";
export { disablePatient, enablePatient } from "./services/patients/set-patient-enabled.server";
export { familyAnswerForMail, familyRequestForMail } from "./services/family/read-family-request.server";
export { readRequiredStep } from "./services/registration/read-required-step.server";
export { firstSignupStep } from "./services/registration/read-signup-step.server";
export { readRegistrationRules } from "./services/registration/read-registration-rules.server";

/** Every call of patients and their families. */
export const patientCalls = [...patientSignupCalls, ...relatedUserCalls];
