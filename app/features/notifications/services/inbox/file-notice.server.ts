import { commit, refusedAs } from "~/db/commit.server";
import { uuidv7 } from "~/kernel/ids";
import { isAbout, type MailPayload } from "~/outbox/mail";
import type { RequestContext } from "~/platform/context.server";
import type { OutboxItem } from "~/platform/outbox.server";
import { fileNoticeStatement, wasFiled } from "../../data/inbox/notices.server";
import { readRecipient } from "../../data/mail/recipients.server";
import { kindOf } from "../../kinds/kind-of";
import { noticeOf } from "../../support/inbox/notice-of.server";
import { notifyInbox } from "../../support/inbox/user-inbox.server";

/**
 * Files what an outbox row tells in its receiver's inbox and pushes it to their open tabs. Done again it does nothing
 * new; whoever has no account has no inbox.
 */
export async function fileNotice(context: RequestContext, item: OutboxItem, payload: MailPayload): Promise<void> {
  const { template, to, again } = payload;
  if (!kindOf(template, to.kind).inside || again) return;
  const recipient = await readRecipient(context.db, to);
  const userId = recipient?.enabled ? recipient.userId : null;
  if (userId === null || (await wasFiled(context.db, item.id, userId))) return;
  const notice = await noticeOf(context, payload);
  if (!notice) return;
  const { now, db } = context;
  const { event, appointmentId } = notice;
  const importId = isAbout(payload, "import") ? payload.importId : null;
  const { labOrderId = null, invoiceId = null } = isAbout(payload, "account") ? payload : {};
  const about = { appointmentId, importId, labOrderId, invoiceId };
  const row = { id: uuidv7(now), userId, outboxId: item.id, event, ...about, at: now };
  const filed = await commit(context, {
    guarded: fileNoticeStatement(db, row),
    audit: [
      {
        action: "notification.file",
        subjectKind: appointmentId === null ? "user" : "appointment",
        subjectId: appointmentId ?? userId,
        patientId: recipient?.patientId ?? null,
        fields: [event],
      },
    ],
    result: null,
  }).catch(refusedAs(() => undefined));
  if (filed) notifyInbox(context, userId, true);
}
