import type { TenantDb } from "~/db/client.server";
import { claimTicks, type ClaimedTime } from "../../domain/availability/claims";

const NEXT = `SELECT coalesce(max(lane), 0) + 1 AS lane FROM slot_claim
WHERE organization_id = ?1 AND resource_id = ?2 AND holder_id <> ?3 AND tick IN (SELECT value FROM json_each(?4))`;

/**
 * The first lane beyond those that others hold of a provider's time: where staff put an appointment beside another one.
 */
export async function nextLane(
  db: TenantDb,
  wanted: { employeeId: string; appointmentId: string; time: ClaimedTime },
): Promise<number> {
  const ticks = JSON.stringify(claimTicks(wanted.time));
  return (
    (await db.raw(NEXT, db.organizationId, wanted.employeeId, wanted.appointmentId, ticks).first<number>("lane")) ?? 1
  );
}
