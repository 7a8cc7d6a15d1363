import { calendarFileType } from "../support/mail/calendar-file-type.server";
import type { MailTransport } from "./mail-transport.server";
import { unsubscribeHeaders } from "../support/marketing/unsubscribe-headers.server";

/**
 * Sends through the platform's `send_email` binding. The row of the delivery is written after it: should the Worker
 * die between the two, the queue delivers again and the mail goes out a second time. That is at-least-once; a mail
 * is better sent twice than not at all, and each carries links of its own that all work.
 */
export const cloudflareTransport: MailTransport = {
  async hand({ env, profile }, { to, replyTo, unsubscribe, subject, html, text, calendarFile }) {
    if (!env.SEND_MAIL || !env.MAIL_FROM) throw new Error("SEND_MAIL and MAIL_FROM are needed to send mails");
    await env.SEND_MAIL.send({
      from: { name: profile.name, email: env.MAIL_FROM },
      to: [to.name === "" ? to.email : to],
      ...(replyTo === "" ? {} : { replyTo }),
      ...(unsubscribe === null ? {} : { headers: unsubscribeHeaders(unsubscribe) }),
      subject,
      html,
      text,
      ...(calendarFile === null
        ? {}
        : {
            attachments: [
              {
                disposition: "attachment",
                filename: "appointment.ics",
                type: calendarFileType(calendarFile),
                content: calendarFile,
              },
            ],
          }),
    });
    return [];
  },
};
