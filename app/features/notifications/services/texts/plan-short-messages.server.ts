import { commit, refusedAs } from "~/db/commit.server";
import { isAbout, type MailPayload } from "~/outbox/mail";
import { outboxEntry } from "~/outbox/outbox-entry";
import { NotFoundError } from "~/platform/http/errors.server";
import type { RequestContext } from "~/platform/context.server";
import type { OutboxItem } from "~/platform/outbox.server";
import { readRecipient } from "../../data/mail/recipients.server";
import { outboxRowsThere } from "../../data/mail/appointment-messages.server";
import { ownEventOf } from "../../kinds/kind-of";
import { tellAt } from "../../domain/preferences/quiet-hours";
import { waysTo } from "../preferences/open-channels.server";
import { readAppointment } from "../mail/read-appointment.server";
import { readWishes, type Wishes } from "../preferences/read-wishes.server";
import { auditSubjectOf } from "../../support/mail/audit-subject.server";
import { wantedChannels } from "../../support/preferences/wanted-channels.server";

/** When an appointment's message is told; null where the appointment is gone. */
async function timeOf(context: RequestContext, payload: MailPayload, { quiet }: Wishes): Promise<number | null> {
  if (quiet === null) return context.now;
  if (!isAbout(payload, "appointment")) return tellAt(quiet, context.now, null);
  try {
    const appointment = await readAppointment(context, payload.appointmentId);
    return tellAt(quiet, context.now, appointment.startsAt);
  } catch (error) {
    if (error instanceof NotFoundError) return null;
    throw error;
  }
}

/**
 * Asks for the texts and pushes of what one row of the topic `mail` tells: a row of the outbox each, named after it and
 * the channel, so that there is one however often the mail's row comes, and one that fails holds no other up. What
 * rings waits for the end of the receiver's quiet hours; by then a later change may have overtaken it.
 */
export async function planShortMessages(
  context: RequestContext,
  item: OutboxItem,
  payload: MailPayload,
): Promise<void> {
  if (ownEventOf(payload.template, payload.to.kind) === undefined || payload.again) return;
  const recipient = await readRecipient(context.db, payload.to);
  if (!recipient?.enabled) return;
  const wishes = await readWishes(context, recipient);
  const { open } = await waysTo(context, recipient, wishes);
  const channels = wantedChannels(payload, open, wishes);
  if (channels.length === 0) return;
  const availableAt = await timeOf(context, payload, wishes);
  if (availableAt === null) return;
  const rows = channels.map((channel) =>
    outboxEntry(context, "short", { ...payload, channel }, { id: `${item.id}:${channel}`, availableAt }),
  );
  const there = await outboxRowsThere(
    context.db,
    rows.map(({ id }) => id),
  );
  const outbox = rows.filter(({ id }) => !there.has(id));
  if (outbox.length === 0) return;
  // Another consumer of the same row may have been faster.
  await commit(context, {
    audit: [{ action: "message.plan", ...auditSubjectOf(payload), patientId: recipient.patientId, fields: channels }],
    outbox,
    result: null,
  }).catch(refusedAs({ unique: () => undefined }));
}
