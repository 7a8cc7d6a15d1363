import type { TenantDb } from "~/db/client.server";

const DROP = "DELETE FROM due_work WHERE organization_id = ?1 AND kind = 'PAYMENT' AND id = ?2 AND due_at = ?3";

/** Takes one look at a payment off the list of due work. */
export const dropPaymentLook = (db: TenantDb, { id, dueAt }: { id: string; dueAt: number }) =>
  db.raw(DROP, db.organizationId, id, dueAt);
