import type { TenantDb } from "~/db/client.server";
import { whereStatement } from "~/db/where-statement.server";

const TEAM = "SELECT count(*) FROM employee c WHERE c.organization_id = ?1 AND c.enabled = 1 AND c.admin_approval = 1";

/** How many approved and enabled employees there are. */
export async function readTeamSize(db: TenantDb): Promise<number> {
  const row = await db.raw(`SELECT (${TEAM}) AS size`, db.organizationId).first<{ size: number }>();
  return row?.size ?? 0;
}

/** The condition that the team is below a size, at the moment of the write; `parameter` is its placeholder. */
export const teamBelow = (parameter: string): string => `(${parameter} IS NULL OR (${TEAM}) < ${parameter})`;

/**
 * A conditional write that changes nothing but is refused where the team has reached a size: of two who are invited
 * to the last place at once, one is refused.
 */
export const teamBelowStatement = (db: TenantDb, below: number | null): D1PreparedStatement =>
  whereStatement(db, teamBelow("?2"), below);
