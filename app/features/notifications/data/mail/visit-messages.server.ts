import type { TenantDb } from "~/db/client.server";
import { nextLook } from "~/db/due-rows.server";

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
export const nextLookStatement = (
  db: TenantDb,
  item: { id: string; dueAt: number },
  at: number | null,
): D1PreparedStatement => nextLook(db, { kind: "APPOINTMENT_MESSAGE", ...item }, at);
