export type { MailSources } from "./services/mail-sources.server";
export { deliverMail } from "./services/deliver-mail.server";
