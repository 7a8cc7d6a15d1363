import { settingOf } from "~/features/organization/public.server";
import { marketingConsentOf } from "~/features/patients/public.server";
import { TOPICS } from "~/outbox/topics";
import { authorize } from "~/platform/access/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import type { OutboxItem } from "~/platform/outbox.server";
import { parse } from "~/platform/http/parse.server";
import { wasDelivered } from "../../data/mail/deliveries.server";
import { readMarketing } from "../../data/marketing/marketing.server";
import { readRecipient } from "../../data/mail/recipients.server";
import { isReservedAddress } from "../../domain/mail/reserved-address";
import { recordDelivery } from "../mail/record-delivery.server";
import { renderMail } from "../mail/render-mail.server";
import type { MailTransport } from "../../adapters/mail-transport.server";
import { transportOf } from "../../support/mail/transport-of.server";
import { writeMarketing } from "./write-marketing.server";

/**
 * Does one row of the topic `marketing`: mails a message of the practice to one patient. Whether they want it is asked
 * now, not when it was queued: who has taken their consent back meanwhile, or is disabled, gets nothing. Safe to run
 * again.
 * @throws what the transport throws, for the queue to try again
 */
export async function deliverMarketing(
  context: RequestContext,
  item: OutboxItem,
  transport: MailTransport = transportOf(context),
): Promise<void> {
  await authorize(context, "outbox.deliver");
  const { messageId, patientId } = parse(TOPICS.marketing, item.payload);
  const to = { kind: "PATIENT", id: patientId } as const;
  const about = { template: "marketing", to } as const;
  if (await wasDelivered(context.db, item.id)) return;
  const [message, consents, recipient] = await Promise.all([
    readMarketing(context.db, messageId),
    marketingConsentOf(context, patientId),
    readRecipient(context.db, to),
  ]);
  if (!message || !consents || !recipient) return;
  const heldBack = context.env.ENVIRONMENT === "production" && isReservedAddress(recipient.email);
  if (recipient.email === "" || heldBack)
    return recordDelivery(context, item, about, {
      status: "FAILED",
      reason: heldBack ? "reserved" : "noAddress",
      recipient,
    });
  const written = await writeMarketing(context, message, recipient, patientId);
  const { replyTo } = await settingOf(context, "notifications");
  const handed = await transport.hand(context, {
    id: item.id,
    to: { name: recipient.name, email: recipient.email },
    replyTo,
    unsubscribe: written.content.unsubscribe?.href ?? null,
    ...(await renderMail(context, written)),
    calendarFile: null,
  });
  await recordDelivery(context, item, about, { status: "SENT", recipient, handed });
}
