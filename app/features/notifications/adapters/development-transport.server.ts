import { uuidv7 } from "~/kernel/ids";
import { insertDevelopmentMail } from "../data/mail/development-mails.server";
import type { MailTransport } from "./mail-transport.server";

/** Keeps mails for a person to open in the browser. Its row shares the delivery's batch, so it keeps each once. */
export const developmentTransport: MailTransport = {
  hand: ({ db, now }, { to, subject, html, text, calendarFile }) =>
    Promise.resolve([
      insertDevelopmentMail(db, {
        id: uuidv7(now),
        channel: "MAIL",
        recipient: to.name === "" ? to.email : `${to.name} <${to.email}>`,
        subject,
        html,
        text,
        calendarFile,
        at: now,
      }),
    ]),
};
