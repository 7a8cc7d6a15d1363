import { asc, eq } from "drizzle-orm";
import type { TenantDb } from "~/db/client.server";
import { recordRows } from "~/db/record-rows.server";
import { sharedRoom } from "~/db/schema/waiting-room.server";
import { DAY_MS } from "~/kernel/time/dates";
import type { SharedPurpose } from "../../domain/rooms/room-purpose";

const { name, branchId, serviceOfferingId } = sharedRoom;

export const sharedRoomRows = recordRows(sharedRoom, { name, branchId, serviceOfferingId });

/** The rooms that providers share, open or not, or the one of this id. */
export const sharedRoomsQuery = (db: TenantDb, id?: string) =>
  sharedRoomRows.reading(db, id === undefined ? undefined : eq(sharedRoom.id, id)).orderBy(asc(name));

/** Appointments so long before and after now are those for which somebody can be in a room. */
export const AROUND_MS = 2 * DAY_MS;

/**
 * That employee ?2 works in the room: at its branch, by giving its offering, or with an appointment in it around now.
 */
const WORKS_THERE = `(EXISTS (SELECT 1 FROM employee_branch eb WHERE eb.organization_id = s.organization_id AND eb.employee_id = ?2 AND eb.branch_id = s.branch_id)
OR EXISTS (SELECT 1 FROM employee_offering eo WHERE eo.organization_id = s.organization_id AND eo.employee_id = ?2 AND eo.service_offering_id = s.service_offering_id)
OR EXISTS (SELECT 1 FROM appointment a WHERE a.organization_id = s.organization_id AND a.employee_id = ?2 AND a.starts_at > ?3 AND a.starts_at < ?4
  AND (a.branch_id = s.branch_id OR a.service_offering_id = s.service_offering_id)))`;

const ROOMS_OF_EMPLOYEE = `SELECT s.id FROM shared_room s WHERE s.organization_id = ?1 AND s.enabled = 1 AND ${WORKS_THERE}`;

/** The ids of the open shared rooms in which an employee works around `now` (UTC ms). */
export async function readSharedRoomsOf(db: TenantDb, employeeId: string, now: number): Promise<Set<string>> {
  const { results } = await db
    .raw(ROOMS_OF_EMPLOYEE, db.organizationId, employeeId, now - AROUND_MS, now + AROUND_MS)
    .all<{ id: string }>();
  return new Set(results.map(({ id }) => id));
}

/** Shared rooms, and those of the providers who have appointments at the branch ?2 or of the offering ?3 around now. */
const ROOMS_AROUND = `SELECT s.id FROM shared_room s WHERE s.organization_id = ?1 UNION
SELECT w.id FROM waiting_room w WHERE w.organization_id = ?1 AND w.employee_id IN (SELECT a.employee_id FROM appointment a
  WHERE a.organization_id = ?1 AND a.starts_at > ?4 AND a.starts_at < ?5 AND (a.branch_id = ?2 OR a.service_offering_id = ?3))`;

/** The ids of the rooms in which somebody can be for an appointment at a branch or of an offering. */
export async function readRoomsAround(
  db: TenantDb,
  { branchId, serviceOfferingId }: SharedPurpose,
  now: number,
): Promise<string[]> {
  const { results } = await db
    .raw(ROOMS_AROUND, db.organizationId, branchId, serviceOfferingId, now - AROUND_MS, now + AROUND_MS)
    .all<{ id: string }>();
  return results.map(({ id }) => id);
}
