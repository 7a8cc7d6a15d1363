export { followUpForMail, type FollowUpForMail } from "./services/desk/follow-up-for-mail.server";
export { listOpenFollowUps } from "./services/desk/list-open-follow-ups.server";
export { openConsultation } from "./services/consultations/open-consultation.server";
