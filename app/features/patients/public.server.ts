export { patientSignupCalls } from "./api/signup-calls.server";
export { registerPatient } from "./services/register-patient.server";
export { localDate } from "./domain/local-date";
