export { laboratoryCalls } from "./api/laboratory/laboratory-calls.server";
export { SEED_PANELS, SEED_TESTS, seedWord } from "./domain/laboratory/seed";
export { escalateUnseenCritical } from "./services/laboratory/escalate-critical.server";
export { releaseDueResults } from "./services/laboratory/release-due-results.server";
export { followUpForMail, type FollowUpForMail } from "./services/desk/follow-up-for-mail.server";
export { lastConsultation, type LastConsultation } from "./services/consultations/last-consultation.server";
export { listOpenFollowUps } from "./services/desk/list-open-follow-ups.server";
export { openConsultation } from "./services/consultations/open-consultation.server";
export { expirePrescription } from "./services/prescriptions/expire-prescription.server";
