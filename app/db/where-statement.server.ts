import type { TenantDb } from "./client.server";

/**
 * A conditional write that leaves every row as it is: for a commit that adds rows, and is refused where a condition
 * does not hold in its batch. `condition` names `?1` for the organization, and the parameters from `?2` on.
 */
export const whereStatement = (db: TenantDb, condition: string, ...parameters: unknown[]): D1PreparedStatement =>
  db.raw(
    `UPDATE tenant_fence SET open = open WHERE tenant_fence.organization_id = ?1 AND ${condition}`,
    db.organizationId,
    ...parameters,
  );
