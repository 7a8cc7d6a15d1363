import { z } from "zod";
import { dropDue, moveDue } from "~/db/due-rows.server";
import type { RequestContext } from "./context.server";

/** A message of the queue `notifications`: an outbox row to be handled. */
export const outboxMessage = z.object({
  organizationId: z.number().int(),
  outboxId: z.string(),
  requestId: z.string(),
});
export type OutboxMessage = z.infer<typeof outboxMessage>;

/** An outbox row, as the handler of its topic gets it. */
export interface OutboxItem {
  id: string;
  topic: string;
  payload: Record<string, unknown>;
  createdAt: number;
  attempts: number;
}

/** A queue takes at most 100 messages in a call. */
const MOST_MESSAGES = 100;

/** Announces the outbox rows of this request's commits to the queue. If that is lost, due work finds them. */
export async function announceOutbox(context: RequestContext): Promise<void> {
  const ids = context.db.announced.splice(0);
  for (let from = 0; from < ids.length; from += MOST_MESSAGES) {
    const messages = ids.slice(from, from + MOST_MESSAGES).map((outboxId) => ({
      body: { organizationId: context.organization.id, outboxId, requestId: context.requestId } satisfies OutboxMessage,
    }));
    await context.env.NOTIFICATIONS.sendBatch(messages);
  }
}

/** The row if it is still to be handled; undefined if it was handled, withdrawn or given up. */
export async function pendingOutboxItem(context: RequestContext, id: string): Promise<OutboxItem | undefined> {
  const row = await context.db
    .raw(
      `SELECT id, topic, payload, created_at AS "createdAt", attempts FROM outbox WHERE organization_id = ?1 AND id = ?2 AND status = 'PENDING' AND available_at <= ?3`,
      context.organization.id,
      id,
      context.now,
    )
    .first<Omit<OutboxItem, "payload"> & { payload: string }>();
  return row ? { ...row, payload: z.record(z.string(), z.unknown()).parse(JSON.parse(row.payload)) } : undefined;
}

/** Marks the row as done and deletes its due work. */
export async function outboxDone(context: RequestContext, id: string): Promise<void> {
  const own = context.organization.id;
  await context.db.rawBatch([
    context.db.raw(
      `UPDATE outbox SET status = 'DONE', done_at = ?3 WHERE organization_id = ?1 AND id = ?2`,
      own,
      id,
      context.now,
    ),
    dropDue(context.db, "OUTBOX", id),
  ]);
}

/** Counts a failed attempt, and postpones the next look of due work by `delayMs`. */
export async function outboxFailed(context: RequestContext, id: string, delayMs: number): Promise<void> {
  const own = context.organization.id;
  await context.db.rawBatch([
    context.db.raw(`UPDATE outbox SET attempts = attempts + 1 WHERE organization_id = ?1 AND id = ?2`, own, id),
    moveDue(context.db, "OUTBOX", id, context.now + delayMs),
  ]);
}

/** Gives the row up: it becomes a dead letter. An administrator sees dead messages and can send them again. */
export async function outboxDead(context: RequestContext, id: string, reason: string): Promise<void> {
  const own = context.organization.id;
  await context.db.rawBatch([
    context.db.raw(
      `INSERT INTO dead_letter (organization_id, id, queue, topic, payload, reason, failed_at)
SELECT ?1, o.id, 'notifications', o.topic, o.payload, ?3, ?4 FROM outbox o WHERE o.organization_id = ?1 AND o.id = ?2 AND o.status = 'PENDING' ON CONFLICT DO NOTHING`,
      own,
      id,
      reason,
      context.now,
    ),
    context.db.raw(
      `UPDATE outbox SET status = 'DEAD' WHERE organization_id = ?1 AND id = ?2 AND status = 'PENDING'`,
      own,
      id,
    ),
    dropDue(context.db, "OUTBOX", id),
  ]);
}

/** Postpones the safety net's next look at a row by `delayMs`, as it is announced once more. */
export async function lookAtOutboxLater(context: RequestContext, id: string, delayMs: number): Promise<void> {
  await moveDue(context.db, "OUTBOX", id, context.now + delayMs).run();
}
