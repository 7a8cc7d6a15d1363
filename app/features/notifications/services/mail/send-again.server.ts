import { z } from "zod";
import { commit, refusedAs } from "~/db/commit.server";
import { outboxEntry } from "~/outbox/outbox-entry";
import { isTopic, TOPICS } from "~/outbox/topics";
import { authorize } from "~/platform/access/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import { ConflictError, NotFoundError } from "~/platform/http/errors.server";
import { parse } from "~/platform/http/parse.server";
import { maySendAgain } from "../../domain/mail/send-again-rule";
import { payloadToResend, resentStatement } from "../../data/mail/sent-messages.server";

const sendAgainSchema = z.object({ which: z.enum(["dead", "failed", "sent"]), id: z.string().min(1).max(200) });

/**
 * Sends a message again that could not be sent, or that its receiver asks for once more: it is written anew, so it tells
 * what is true now, and to the address that its receiver has now. However often it is pressed, it is sent once.
 * @throws NotFoundError also for a message that can only be sent again where it failed; ConflictError where it was sent
 *   again before
 */
export async function sendAgain(context: RequestContext, raw: unknown): Promise<void> {
  await authorize(context, "settings.change");
  const { which, id } = parse(sendAgainSchema, raw);
  const told = await payloadToResend(context.db, which, id);
  if (!told || !isTopic(told.topic)) throw new NotFoundError();
  if (which === "sent" && told.sent && !maySendAgain({ ...told.sent, resentAt: null })) throw new NotFoundError();
  const payload = TOPICS[told.topic].parse({ ...told.payload, again: true });
  await commit(context, {
    guarded: resentStatement(context.db, which, id, context.now),
    audit: [{ action: "mail.sendAgain", subjectKind: which === "dead" ? "outbox" : "delivery", subjectId: id }],
    outbox: [outboxEntry(context, told.topic, payload)],
    result: null,
  }).catch(refusedAs({ conflict: () => new ConflictError("changedMeanwhile") }));
}
