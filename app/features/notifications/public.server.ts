export { tellOfVisit } from "./services/tell-of-visit.server";
export { deliverMail } from "./services/deliver-mail.server";
