import { commit, refusedAs } from "~/db/commit.server";
import { settingOf } from "~/features/organization/public.server";
import { uuidv7 } from "~/kernel/ids";
import { authorize } from "~/platform/access/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import { ConflictError, ForbiddenError, InvalidError } from "~/platform/http/errors.server";
import { parse } from "~/platform/http/parse.server";
import { beginStatement, draftStatement } from "../../data/marketing/marketing.server";
import { readRecipient } from "../../data/mail/recipients.server";
import { marketingFormSchema } from "../../schemas/marketing/marketing-form";
import { renderMail } from "../mail/render-mail.server";
import { transportOf } from "../../support/mail/transport-of.server";
import { writeMarketing } from "./write-marketing.server";

/** Mails the draft to whoever wrote it. @throws InvalidError where they have no address, or the mail cannot go out */
async function sendTest(context: RequestContext, draft: { id: string; subject: string; text: string }) {
  const { actor, db, now } = context;
  if (actor.kind !== "employee") throw new ForbiddenError();
  const recipient = await readRecipient(db, { kind: "USER", id: actor.userId });
  if (!recipient || recipient.email === "")
    throw new InvalidError([{ field: "", message: "marketing:form.noAddress" }]);
  const written = await writeMarketing(context, draft, recipient, null);
  const { replyTo } = await settingOf(context, "notifications");
  const mail = {
    id: uuidv7(now),
    to: { name: recipient.name, email: recipient.email },
    replyTo,
    unsubscribe: null,
    ...(await renderMail(context, written)),
    calendarFile: null,
  };
  const handed = await transportOf(context)
    .hand(context, mail)
    .catch(() => {
      throw new InvalidError([{ field: "", message: "marketing:form.notSent" }]);
    });
  return "providerRef" in handed ? [] : handed;
}

/**
 * Keeps what was written and either mails it to its writer or begins to send it to all who have consented, in batches
 * by the queue. Sent twice it goes out once.
 * @returns what was done
 * @throws InvalidError at the fields, ConflictError where it is on its way already
 */
export async function saveMarketing(
  context: RequestContext,
  raw: unknown,
): Promise<{ id: string; done: "test" | "send" }> {
  await authorize(context, "settings.change");
  const { intent: what, ...draft } = parse(marketingFormSchema, raw);
  const { db, now, auditActor } = context;
  const keep = draftStatement(db, { ...draft, createdBy: auditActor.id ?? "", at: now });
  const subject = { subjectKind: "marketingMessage", subjectId: draft.id };
  const changed = refusedAs({ conflict: () => new ConflictError("changedMeanwhile") });
  if (what === "test") {
    const writes = await sendTest(context, draft);
    const audit = [{ action: "marketing.test", ...subject }] as const;
    await commit(context, { guarded: keep, writes, audit, result: null }).catch(changed);
  } else {
    await commit(context, { writes: [keep], audit: [{ action: "marketing.draft", ...subject }], result: null });
    await commit(context, {
      guarded: beginStatement(db, draft.id, now),
      audit: [{ action: "marketing.send", ...subject }],
      due: [{ kind: "MARKETING", id: draft.id, dueAt: now }],
      result: null,
    }).catch(changed);
  }
  return { id: draft.id, done: what };
}
