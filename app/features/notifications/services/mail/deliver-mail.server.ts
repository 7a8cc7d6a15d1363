import { emailChangeForMail } from "~/features/identity/public.server";
import { isAbout, type MailPayload } from "~/outbox/mail";
import { TOPICS } from "~/outbox/topics";
import { authorize } from "~/platform/access/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import type { OutboxItem } from "~/platform/outbox.server";
import { parse } from "~/platform/http/parse.server";
import { wasDelivered } from "../../data/mail/deliveries.server";
import { readRecipient } from "../../data/mail/recipients.server";
import { isTold } from "../../domain/preferences/mail-wish";
import { kindOf, ownEventOf } from "../../kinds/kind-of";
import { isReservedAddress } from "../../domain/mail/reserved-address";
import type { MailTransport } from "../../adapters/mail-transport.server";
import { recordDelivery } from "./record-delivery.server";
import { renderMail } from "./render-mail.server";
import { readWishes } from "../preferences/read-wishes.server";
import { strangerMailAllowed } from "../../support/mail/stranger-mail-allowed.server";
import { transportOf } from "../../support/mail/transport-of.server";
import { wordingsFor } from "../../support/wordings/wordings-for.server";
import { writeMail } from "./write-mail.server";

/**
 * Who the mail goes to: of a change of address, the mailbox that is to prove itself, or the one of before. A change that
 * was confirmed, withdrawn or replaced meanwhile asks for no proof.
 */
async function receiverOf(context: RequestContext, payload: MailPayload) {
  const found = await readRecipient(context.db, payload.to);
  if (!found || !isAbout(payload, "address")) return found;
  const { template, changeId } = payload;
  const change = await emailChangeForMail(context, changeId);
  if (!change || (template === "email.confirm" && !change.waits)) return "overtaken";
  return { ...found, email: template === "email.confirm" ? change.email : change.previousEmail };
}

/**
 * Does one row of the topic `mail`: writes the mail in its receiver's language, hands it to the transport and records
 * the delivery. Safe to run again: what was delivered is not delivered twice, and a mail that a later change has
 * overtaken or that nobody wants is not sent. A receiver without an address is recorded as failed and not tried
 * again, and so in production is one whose address is nobody's, as those of demo data are, and one that gets too many
 * mails from strangers.
 * @throws what the transport throws, for the queue to try again
 */
export async function deliverMail(
  context: RequestContext,
  item: OutboxItem,
  transport: MailTransport = transportOf(context),
): Promise<void> {
  await authorize(context, "outbox.deliver");
  const payload = parse(TOPICS.mail, item.payload);
  if (await wasDelivered(context.db, item.id)) return;
  const found = await receiverOf(context, payload);
  if (found === "overtaken") return;
  const { template, to } = payload;
  const kind = kindOf(template, to.kind);
  const shutOut = "shutOut" in kind && kind.shutOut;
  // Whoever was let in again meanwhile is not told that they are out.
  if (shutOut && found?.enabled) return;
  const recipient = found?.enabled || shutOut ? found : undefined;
  const heldBack = context.env.ENVIRONMENT === "production" && isReservedAddress(recipient?.email ?? "");
  if (!recipient || recipient.email === "" || heldBack)
    return recordDelivery(context, item, payload, {
      status: "FAILED",
      reason: heldBack ? "reserved" : "noAddress",
      recipient,
    });
  const [wishes, wordings] = await Promise.all([
    readWishes(context, recipient),
    wordingsFor(context, payload, recipient.languageCode),
  ]);
  const event = ownEventOf(template, to.kind);
  if (!isTold(template, to.kind, wishes.organization) || (event && !wishes.wants(event, "MAIL"))) return;
  const { name, email } = recipient;
  if (!(await strangerMailAllowed(context, payload, { outboxId: item.id, email })))
    return recordDelivery(context, item, payload, { status: "FAILED", reason: "tooMany", recipient });
  const written = await writeMail(context, payload, recipient, wordings);
  if (!written) return;
  const { replyTo } = wishes.organization;
  const unsubscribe = written.content.unsubscribe?.href ?? null;
  const mail = {
    id: item.id,
    to: { name, email },
    replyTo,
    unsubscribe,
    ...(await renderMail(context, written)),
    calendarFile: written.calendarFile,
  };
  const handed = await transport.hand(context, mail);
  await recordDelivery(context, item, payload, { status: "SENT", recipient, handed });
}
