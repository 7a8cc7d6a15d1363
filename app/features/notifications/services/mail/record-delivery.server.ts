import { commit, refusedAs } from "~/db/commit.server";
import { uuidv7 } from "~/kernel/ids";
import type { MailPayload } from "~/outbox/mail";
import type { RequestContext } from "~/platform/context.server";
import type { OutboxItem } from "~/platform/outbox.server";
import { insertDeliveryStatement } from "../../data/mail/deliveries.server";
import type { Recipient } from "../../data/mail/recipients.server";
import { auditSubjectOf } from "../../support/mail/audit-subject.server";
import { mailLocale } from "../../support/mail/mail-voice.server";
import type { MailTransport } from "../../adapters/mail-transport.server";

/** What a mail was, and to whom: one of the outbox, or a message of the practice to many. */
type Delivered = MailPayload | { template: "marketing"; to: { kind: "PATIENT"; id: string } };

interface Outcome {
  status: "SENT" | "FAILED";
  reason?: "noAddress" | "reserved" | "tooMany";
  recipient: Recipient | undefined;
  handed?: Awaited<ReturnType<MailTransport["hand"]>>;
}

/** Writes the one row of a mail's delivery; a second one, or one of a withdrawn mail, is refused and no failure. */
export async function recordDelivery(
  context: RequestContext,
  item: OutboxItem,
  mail: Delivered,
  { status, reason, recipient, handed }: Outcome,
): Promise<void> {
  const { db, now } = context;
  const { template, to } = mail;
  const named = handed && "providerRef" in handed ? handed : undefined;
  const row = {
    id: uuidv7(now),
    outboxId: item.id,
    template,
    locale: mailLocale(context, recipient?.languageCode ?? null),
    recipientKind: to.kind,
    recipientId: to.id,
    status,
    reason: reason ?? null,
    providerRef: named?.providerRef ?? null,
    attempts: item.attempts + 1,
    at: now,
  };
  const audit = {
    action: status === "SENT" ? "mail.send" : "mail.fail",
    ...(mail.template === "marketing" ? { subjectKind: "patient", subjectId: to.id } : auditSubjectOf(mail)),
    patientId: recipient?.patientId ?? null,
    fields: [template],
  };
  const writes = handed && !("providerRef" in handed) ? handed : [];
  await commit(context, { guarded: insertDeliveryStatement(db, row), writes, audit: [audit], result: null }).catch(
    refusedAs(() => undefined),
  );
}
