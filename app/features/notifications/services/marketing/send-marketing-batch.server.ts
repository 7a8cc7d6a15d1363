import { commit, asAsked } from "~/db/commit.server";
import { nextConsenting } from "~/features/patients/public.server";
import { authorize } from "~/platform/access/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import {
  advanceStatement,
  nextBatchStatement,
  queueMarketingStatements,
  readMarketing,
} from "../../data/marketing/marketing.server";

/** So many patients at a time, so that a practice with many holds nobody else's work up. */
const A_BATCH = 200;
const PAUSE_MS = 5_000;

/**
 * Queues a message for the next patients who have consented, in order of their ids, and puts the next batch off. The
 * cursor moves in the same commit, so nobody is passed over and nobody is queued twice, however often it is done.
 */
export async function sendMarketingBatch(context: RequestContext, item: { id: string; dueAt: number }): Promise<void> {
  await authorize(context, "outbox.deliver");
  const { db, now } = context;
  const message = await readMarketing(db, item.id);
  if (message?.state !== "SENDING") return void (await nextBatchStatement(db, item, null).run());
  const patients = await nextConsenting(context, message.cursor, A_BATCH);
  const ended = patients.length < A_BATCH;
  const cursor = patients.at(-1) ?? message.cursor;
  await commit(context, {
    guarded: advanceStatement(db, message, { cursor, count: patients.length, ended, at: now }),
    writes: [
      ...queueMarketingStatements(db, message.id, patients, now),
      nextBatchStatement(db, item, ended ? null : now + PAUSE_MS),
    ],
    audit: [{ action: "marketing.queue", subjectKind: "marketingMessage", subjectId: message.id }],
    result: null,
  }).catch(asAsked);
}
