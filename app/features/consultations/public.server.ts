export { openConsultation } from "./services/consultations/open-consultation.server";
