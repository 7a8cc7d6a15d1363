import { z } from "zod";
import { dropDue, moveDue } from "~/db/due-rows.server";
import type { RequestContext } from "./context.server";

/** A message of the notifications queue: which outbox row of which organization is to be done. */
export const outboxMessage = z.object({
  organizationId: z.number().int(),
  outboxId: z.string(),
  requestId: z.string(),
});
export type OutboxMessage = z.infer<typeof outboxMessage>;

/** A row of the outbox, as the consumer of its topic gets it. */
export interface OutboxItem {
  id: string;
  topic: string;
  payload: Record<string, unknown>;
  createdAt: number;
  attempts: number;
}

/** A queue takes at most 100 messages a call. */
const MOST_MESSAGES = 100;

/** Tells the queue of what the request's commits left in the outbox. Should this be lost, due work finds it. */
export async function announceOutbox(context: RequestContext): Promise<void> {
  const ids = context.db.announced.splice(0);
  for (let from = 0; from < ids.length; from += MOST_MESSAGES) {
    const messages = ids.slice(from, from + MOST_MESSAGES).map((outboxId) => ({
      body: { organizationId: context.organization.id, outboxId, requestId: context.requestId } satisfies OutboxMessage,
    }));
    await context.env.NOTIFICATIONS.sendBatch(messages);
  }
}

/** The row, while it is still to be done; undefined once it was done, withdrawn or given up. */
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

/** Marks the row done and takes its due work away. */
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

/** Counts one failed try, and puts the safety net's next look off by `delayMs`. */
export async function outboxFailed(context: RequestContext, id: string, delayMs: number): Promise<void> {
  const own = context.organization.id;
  await context.db.rawBatch([
    context.db.raw(`UPDATE outbox SET attempts = attempts + 1 WHERE organization_id = ?1 AND id = ?2`, own, id),
    moveDue(context.db, "OUTBOX", id, context.now + delayMs),
  ]);
}

/** Gives the row up: it becomes a dead letter that an administrator sees and can send again. */
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
