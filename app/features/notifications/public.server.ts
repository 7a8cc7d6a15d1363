export { deliverMail } from "./services/deliver-mail.server";
