export { findOrCreatePatient, type FoundPatient, type PatientDetails } from "./services/find-or-create-patient.server";
export { findPatientUser } from "./services/find-patient-user.server";
export { patientSignupCalls } from "./api/signup-calls.server";
export { registerPatient } from "./services/register-patient.server";
export { localDate } from "./domain/local-date";
export { readPatientChoice, searchPatients, type PatientChoice } from "./services/search-patients.server";
