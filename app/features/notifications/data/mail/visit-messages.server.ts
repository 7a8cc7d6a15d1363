import type { TenantDb } from "~/db/client.server";

const KIND = "APPOINTMENT_MESSAGE";

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

/**
 * Puts the next look at a visit off to `at` (UTC ms), or takes it off the list where there is none. It changes no row
 * where somebody has done this look meanwhile, or the visit has changed.
 */
export function nextLookStatement(
  db: TenantDb,
  { id, dueAt }: { id: string; dueAt: number },
  at: number | null,
): D1PreparedStatement {
  const item = "organization_id = ?1 AND kind = ?2 AND id = ?3 AND due_at = ?4";
  return at === null
    ? db.raw(`DELETE FROM due_work WHERE ${item}`, db.organizationId, KIND, id, dueAt)
    : db.raw(`UPDATE due_work SET due_at = ?5 WHERE ${item}`, db.organizationId, KIND, id, dueAt, at);
}
