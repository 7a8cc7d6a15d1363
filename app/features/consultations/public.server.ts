export { openConsultation } from "./services/consultations/open-consultation.server";
export { expirePrescription } from "./services/prescriptions/expire-prescription.server";
