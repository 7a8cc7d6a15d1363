import type { TenantDb } from "./client.server";
import type { OutboxEntry } from "./commit.server";
import { dropDue } from "./due-rows.server";

const WITHDRAW = "UPDATE outbox SET status = 'WITHDRAWN' WHERE organization_id = ?1 AND id = ?2 AND status = 'PENDING'";

/** Takes back a row that is not done yet. */
export const withdrawStatements = (db: TenantDb, id: string): D1PreparedStatement[] => [
  db.raw(WITHDRAW, db.organizationId, id),
  dropDue(db, "OUTBOX", id),
];

const ASK_AGAIN = `UPDATE outbox SET status = 'PENDING', available_at = max(available_at, ?3)
WHERE organization_id = ?1 AND id = ?2 AND status = 'WITHDRAWN'`;
const ASK_AGAIN_DUE = `INSERT INTO due_work (organization_id, due_at, kind, id)
SELECT ?1, o.available_at, 'OUTBOX', o.id FROM outbox o WHERE o.organization_id = ?1 AND o.id = ?2 AND o.status = 'PENDING'
ON CONFLICT DO NOTHING`;

/** Asks again for a row that was taken back, at its time or, where that is past, now (UTC ms). */
export const askAgainStatements = (db: TenantDb, id: string, now: number): D1PreparedStatement[] => [
  db.raw(ASK_AGAIN, db.organizationId, id, now),
  db.raw(ASK_AGAIN_DUE, db.organizationId, id),
];

const READDRESS = `UPDATE outbox SET payload = json_set(payload, '$.to.id', ?4) WHERE organization_id = ?1 AND status = 'PENDING'
AND json_extract(payload, '$.to.kind') = ?2 AND json_extract(payload, '$.to.id') = ?3`;

/** What is still to be sent to one receiver goes to another of the same kind. */
export const readdressStatement = (
  db: TenantDb,
  kind: "PATIENT",
  { from, to }: { from: string; to: string },
): D1PreparedStatement => db.raw(READDRESS, db.organizationId, kind, from, to);

const QUEUE = `INSERT INTO outbox (organization_id, id, topic, payload, created_at, available_at, status, attempts)
SELECT ?1, value ->> 'id', value ->> 'topic', value ->> 'payload', ?3, ?3, 'PENDING', 0 FROM json_each(?2) WHERE true ON CONFLICT DO NOTHING`;
const QUEUE_DUE = `INSERT INTO due_work (organization_id, due_at, kind, id)
SELECT ?1, ?3, 'OUTBOX', value ->> 'id' FROM json_each(?2) WHERE true ON CONFLICT DO NOTHING`;

/** Asks for many effects at once, which due work announces at `at` (UTC ms); those whose row is there are left out. */
export function queueStatements(db: TenantDb, entries: readonly OutboxEntry[], at: number): D1PreparedStatement[] {
  const rows = JSON.stringify(entries.map(({ id, topic, payload }) => ({ id, topic, payload })));
  return [QUEUE, QUEUE_DUE].map((text) => db.raw(text, db.organizationId, rows, at));
}

/** Which of these rows the outbox has, or had. */
export async function outboxRowsThere(db: TenantDb, ids: readonly string[]): Promise<ReadonlySet<string>> {
  const { results } = await db
    .raw(
      "SELECT o.id FROM json_each(?2) wanted JOIN outbox o ON o.organization_id = ?1 AND o.id = wanted.value",
      db.organizationId,
      JSON.stringify(ids),
    )
    .all<{ id: string }>();
  return new Set(results.map(({ id }) => id));
}
