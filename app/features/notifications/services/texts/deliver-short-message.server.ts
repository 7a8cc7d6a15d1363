import { commit, asAsked, type AuditEntry } from "~/db/commit.server";
import { uuidv7 } from "~/kernel/ids";
import type { ShortMessagePayload } from "~/outbox/mail";
import { TOPICS } from "~/outbox/topics";
import { authorize } from "~/platform/access/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import type { OutboxItem } from "~/platform/outbox.server";
import { parse } from "~/platform/http/parse.server";
import { readRecipient, type Recipient } from "../../data/mail/recipients.server";
import {
  claimDelivery,
  deliveryOf,
  handedStatement,
  releaseClaimStatement,
} from "../../data/texts/short-message-deliveries.server";
import { handOverShortMessage } from "./hand-over-short-message.server";
import { mailLocale } from "../../support/mail/mail-voice.server";
import { auditSubjectOf } from "../../support/mail/audit-subject.server";
import { waysTo, type WaysToReceiver } from "../preferences/open-channels.server";
import { readWishes } from "../preferences/read-wishes.server";
import type { Handed, OutgoingShortMessage } from "../../adapters/short-message-transport.server";
import { wantedChannels } from "../../support/preferences/wanted-channels.server";
import { writeShortMessage, type WrittenShortMessage } from "./write-short-message.server";

interface Ready {
  recipient: Recipient;
  ways: WaysToReceiver;
  written: WrittenShortMessage;
}

/** The message as it is to go out now; null where nobody wants it any more, or a later change has overtaken it. */
async function ready(context: RequestContext, payload: ShortMessagePayload): Promise<Ready | null> {
  const recipient = await readRecipient(context.db, payload.to);
  if (!recipient?.enabled) return null;
  const wishes = await readWishes(context, recipient);
  const ways = await waysTo(context, recipient, wishes);
  if (!wantedChannels(payload, ways.open, wishes).includes(payload.channel)) return null;
  const written = await writeShortMessage(context, payload, recipient);
  return written ? { recipient, ways, written } : null;
}

async function claim(context: RequestContext, item: OutboxItem, payload: ShortMessagePayload, locale: string) {
  const { db, now } = context;
  const { channel, template, to } = payload;
  return claimDelivery(db, {
    ...{ id: uuidv7(now), outboxId: item.id, channel, template, locale },
    ...{ recipientKind: to.kind, recipientId: to.id, attempts: item.attempts + 1, at: now },
  });
}

/** Writes what became of it; said before, it changes nothing. */
async function record(context: RequestContext, id: string, audit: AuditEntry, handed: Handed): Promise<void> {
  const failed = handed.status === "FAILED";
  const told = {
    status: handed.status,
    providerRef: failed ? null : handed.providerRef,
    reason: failed ? handed.reason : null,
  };
  await commit(context, {
    guarded: handedStatement(context.db, id, told),
    writes: handed.writes,
    audit: [audit],
    result: null,
  }).catch(asAsked);
}

/**
 * Does one row of the topic `short`: a text or a push of what a mail's row tells. Safe to run again: it is claimed, so
 * that of two consumers one sends it, and what was handed over is not handed over twice. Whoever claimed it and died
 * before they told what became of it leaves it to the next try a minute later: then it may arrive twice rather than not
 * at all.
 * @throws what the transport throws, for the queue to try again
 */
export async function deliverShortMessage(context: RequestContext, item: OutboxItem): Promise<void> {
  await authorize(context, "outbox.deliver");
  const payload = parse(TOPICS.short, item.payload);
  const { channel, template } = payload;
  const before = await deliveryOf(context.db, item.id, channel);
  if (before && !before.open) return;
  const told = await ready(context, payload);
  if (!told) return;
  const { recipient, ways, written } = told;
  const id = await claim(context, item, payload, mailLocale(context, recipient.languageCode));
  if (id === undefined) {
    const meanwhile = await deliveryOf(context.db, item.id, channel);
    if (meanwhile?.open) throw new Error("another consumer is handing this message over");
    return;
  }
  const message: OutgoingShortMessage = { id, channel, ...written };
  const audit = {
    ...auditSubjectOf(payload),
    patientId: recipient.patientId,
    fields: [channel, template],
  };
  try {
    const handed = await handOverShortMessage(context, ways, recipient, message);
    await record(
      context,
      id,
      { action: handed.status === "FAILED" ? "message.fail" : "message.send", ...audit },
      handed,
    );
  } catch (error) {
    await releaseClaimStatement(context.db, id).run();
    throw error;
  }
}
