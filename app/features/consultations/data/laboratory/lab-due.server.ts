import type { TenantDb } from "~/db/client.server";
import { dropDue, moveDue } from "~/db/due-rows.server";

/** Results are looked at again at `at` (UTC ms), to let the patient see them; null where there is nothing to wait for. */
export const nextRelease = (db: TenantDb, orderId: string, at: number | null): D1PreparedStatement =>
  at === null ? dropDue(db, "LAB_RELEASE", orderId) : moveDue(db, "LAB_RELEASE", orderId, at);

/** Likewise of a critical value, to tell more people. */
export const nextEscalation = (db: TenantDb, criticalId: string, at: number | null): D1PreparedStatement =>
  at === null ? dropDue(db, "LAB_CRITICAL", criticalId) : moveDue(db, "LAB_CRITICAL", criticalId, at);
