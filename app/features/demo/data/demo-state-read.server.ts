import type { TenantDb } from "~/db/client.server";
import type { DemoState } from "../domain/demo-state";

const STATE = `SELECT EXISTS (SELECT 1 FROM demo_fill f WHERE f.organization_id = ?1 AND f.removed_at IS NULL) AS filled,
EXISTS (SELECT 1 FROM demo_fill k WHERE k.organization_id = ?1 AND k.removed_at IS NOT NULL) AS kept,
EXISTS (SELECT 1 FROM patient p WHERE p.organization_id = ?1) AS "hasPatients",
EXISTS (SELECT 1 FROM appointment a WHERE a.organization_id = ?1) AS "hasAppointments",
(SELECT count(*) FROM employee e WHERE e.organization_id = ?1 AND e.enabled = 1 AND e.admin_approval = 1) AS "teamSize"`;

/** What there is of a demonstration, and of what forbids one: one round trip, one row of each. */
export async function readDemoState(db: TenantDb): Promise<DemoState> {
  const row = await db.raw(STATE, db.organizationId).first<Record<keyof DemoState, number>>();
  return {
    filled: row?.filled === 1,
    kept: row?.kept === 1,
    hasPatients: row?.hasPatients === 1,
    hasAppointments: row?.hasAppointments === 1,
    teamSize: row?.teamSize ?? 0,
  };
}

/** The id of the role of that name. */
export async function findRoleId(db: TenantDb, name: string): Promise<string | undefined> {
  const text = "SELECT id FROM role WHERE organization_id = ?1 AND name = ?2";
  return (await db.raw(text, db.organizationId, name).first<{ id: string }>())?.id;
}
