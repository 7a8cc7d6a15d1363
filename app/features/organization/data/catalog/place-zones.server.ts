import type { TenantDb } from "~/db/client.server";

const ZONES = `SELECT DISTINCT b.time_zone AS zone FROM service_offering_branch ob
JOIN branch b ON b.organization_id = ob.organization_id AND b.id = ob.branch_id AND b.enabled = 1
WHERE ob.organization_id = ?1 AND ob.service_offering_id = ?2 AND (?3 IS NULL OR ob.branch_id = ?3)`;

/** The zones of the open places where an offering is given, or of one of them; none where it is not given there. */
export async function readPlaceZones(db: TenantDb, serviceOfferingId: string, branchId?: string): Promise<string[]> {
  const { results } = await db
    .raw(ZONES, db.organizationId, serviceOfferingId, branchId ?? null)
    .all<{ zone: string }>();
  return results.map(({ zone }) => zone);
}
