import type { DueEntry } from "~/db/commit.server";
import type { TenantDb } from "~/db/client.server";

const DROP = "DELETE FROM due_work WHERE organization_id = ?1 AND kind = ?2 AND id = ?3 AND due_at = ?4";

/** Takes one due look at an appointment off the list, and only that one: the appointment may have a later one. */
export async function dropExpiry(db: TenantDb, { kind, id, dueAt }: DueEntry): Promise<void> {
  await db.raw(DROP, db.organizationId, kind, id, dueAt).run();
}
