import type { TenantDb } from "~/db/client.server";

const DROP =
  "DELETE FROM due_work WHERE organization_id = ?1 AND kind = 'APPOINTMENT_EXPIRY' AND id = ?2 AND due_at = ?3";

/** Takes one due expiry off the list, and only that one: the appointment may have a later one. */
export async function dropExpiry(db: TenantDb, item: { id: string; dueAt: number }): Promise<void> {
  await db.raw(DROP, db.organizationId, item.id, item.dueAt).run();
}
