import { z } from "zod";
import { base64OfText } from "~/kernel/text/base64-text";
import { calendarFileType } from "../support/mail/calendar-file-type.server";
import type { MailTransport } from "./mail-transport.server";
import { unsubscribeHeaders } from "../support/marketing/unsubscribe-headers.server";

/** A mail service that does not answer is tried again rather than waited for. */
const PATIENCE_MS = 10_000;

/** The tag by which a report names the organization whose mail it is of. */
export const ORGANIZATION_TAG = "organization";

const taken = z.object({ id: z.string() });

/**
 * Sends through a mail service's HTTP call (MAIL_HTTP_URL, with MAIL_HTTP_TOKEN as bearer): one JSON object a mail, in
 * the shape of Resend's `POST /emails`, which others take too. The outbox row's id goes along as `Idempotency-Key`, so
 * that a mail which was taken while its answer was lost is not sent a second time.
 */
export const httpTransport: MailTransport = {
  async hand({ env, profile, organization }, { id, to, replyTo, unsubscribe, subject, html, text, calendarFile }) {
    const { MAIL_HTTP_URL: url, MAIL_HTTP_TOKEN: token, MAIL_FROM: from } = env;
    if (!url || !token || !from) throw new Error("MAIL_HTTP_URL, MAIL_HTTP_TOKEN and MAIL_FROM are needed");
    const answer = await fetch(url, {
      method: "POST",
      headers: { authorization: `Bearer ${token}`, "content-type": "application/json", "idempotency-key": id },
      body: JSON.stringify({
        from: `${quoted(profile.name)} <${from}>`,
        to: [to.email],
        ...(replyTo === "" ? {} : { reply_to: replyTo }),
        ...(unsubscribe === null ? {} : { headers: unsubscribeHeaders(unsubscribe) }),
        subject,
        html,
        text,
        // Comes back with every report: whose mail it is.
        tags: [{ name: ORGANIZATION_TAG, value: String(organization.id) }],
        ...(calendarFile === null
          ? {}
          : {
              attachments: [
                {
                  filename: "appointment.ics",
                  content: base64OfText(calendarFile),
                  content_type: calendarFileType(calendarFile),
                },
              ],
            }),
      }),
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    if (!answer.ok) {
      await answer.body?.cancel();
      throw new Error(`the mail service answered ${answer.status}`);
    }
    const said = taken.safeParse(await answer.json().catch(() => null));
    return { providerRef: said.success ? said.data.id : null };
  },
};

/** A name as a quoted string of a mail's header (RFC 5322, 3.2.4). */
const quoted = (name: string) => `"${name.replace(/[\r\n]+/g, " ").replace(/["\\]/g, "\\$&")}"`;
