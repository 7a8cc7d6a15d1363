import { commit, CommitRefused } from "~/db/commit.server";
import { uuidv7 } from "~/kernel/ids";
import { authorize } from "~/platform/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import type { OutboxItem } from "~/platform/outbox.server";
import { parse } from "~/platform/parse.server";
import { insertDeliveryStatement, wasDelivered } from "../data/deliveries.server";
import { readRecipient, type Recipient } from "../data/recipients.server";
import { isForShutOut } from "../domain/mail-template";
import { isWanted } from "../domain/mail-wish";
import { isReservedAddress } from "../domain/reserved-address";
import { mailPayload, type MailPayload } from "../schemas/mail-payload";
import { mailVoice } from "./mail-voice.server";
import type { MailTransport } from "./mail-transport.server";
import { renderMail } from "./render-mail.server";
import { readWishes } from "./read-wishes.server";
import { transportOf } from "./transport-of.server";
import { wordingsFor } from "./wordings-for.server";
import { writeMail } from "./write-mail.server";

type Handed = Awaited<ReturnType<MailTransport["hand"]>>;

interface Outcome {
  status: "SENT" | "FAILED";
  recipient: Recipient | undefined;
  writes: Handed;
}

/** Writes the one row of this mail's delivery; a second one, or one of a withdrawn mail, is refused and no failure. */
async function record(context: RequestContext, item: OutboxItem, payload: MailPayload, outcome: Outcome) {
  const { db, now } = context;
  const { template, to, appointmentId } = payload;
  const row = {
    id: uuidv7(now),
    outboxId: item.id,
    template,
    locale: mailVoice(context, outcome.recipient?.languageCode ?? null).locale,
    recipientKind: to.kind,
    recipientId: to.id,
    status: outcome.status,
    attempts: item.attempts + 1,
    at: now,
  };
  const audit = {
    action: outcome.status === "SENT" ? "mail.send" : "mail.fail",
    subjectKind: appointmentId === undefined ? to.kind.toLowerCase() : "appointment",
    subjectId: appointmentId ?? to.id,
    patientId: outcome.recipient?.patientId ?? null,
    fields: [template],
  };
  try {
    const guarded = insertDeliveryStatement(db, row);
    await commit(context, { guarded, writes: outcome.writes, audit: [audit], result: null });
  } catch (error) {
    const kind = error instanceof CommitRefused ? error.failure.kind : "other";
    if (kind !== "conflict" && kind !== "unique") throw error;
  }
}

/**
 * Does one row of the topic `mail`: writes the mail in its receiver's language, hands it to the transport and records
 * the delivery. Safe to run again: what was delivered is not delivered twice, and a mail that a later change has
 * overtaken or that nobody wants is not sent. A receiver without an address is recorded as failed and not tried
 * again, and so in production is one whose address is nobody's, as those of demo data are.
 * @throws what the transport throws, for the queue to try again
 */
export async function deliverMail(
  context: RequestContext,
  item: OutboxItem,
  transport: MailTransport = transportOf(context),
): Promise<void> {
  await authorize(context, "outbox.deliver");
  const payload = parse(mailPayload, item.payload);
  if (await wasDelivered(context.db, item.id)) return;
  const found = await readRecipient(context.db, payload.to);
  const shutOut = isForShutOut(payload.template);
  // Whoever was let in again meanwhile is not told that they are out.
  if (shutOut && found?.enabled) return;
  const recipient = found?.enabled || shutOut ? found : undefined;
  const heldBack = context.env.ENVIRONMENT === "production" && isReservedAddress(recipient?.email ?? "");
  if (!recipient || recipient.email === "" || heldBack)
    return record(context, item, payload, { status: "FAILED", recipient, writes: [] });
  const [wishes, wordings] = await Promise.all([
    readWishes(context, recipient),
    wordingsFor(context, payload, recipient.languageCode),
  ]);
  if (!isWanted(payload.template, payload.to.kind, wishes.organization, wishes.own)) return;
  const written = await writeMail(context, payload, recipient, wordings);
  if (!written) return;
  const { name, email } = recipient;
  const { replyTo } = wishes.organization;
  const unsubscribe = written.content.unsubscribe?.href ?? null;
  const mail = {
    id: item.id,
    to: { name, email },
    replyTo,
    unsubscribe,
    ...renderMail(context, written),
    calendarFile: written.calendarFile,
  };
  const writes = await transport.hand(context, mail);
  await record(context, item, payload, { status: "SENT", recipient, writes });
}
