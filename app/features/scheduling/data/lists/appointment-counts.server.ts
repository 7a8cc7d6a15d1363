import type { TenantDb } from "~/db/client.server";
import type { AppointmentState } from "../../domain/appointments/appointment-states";

/** Where an appointment is counted: the lists' numbers are sums of such buckets. */
export interface CountBucket {
  employeeId: string;
  branchId: string;
  type: "video" | "in_patient";
  /** YYYY-MM-DD at the place. */
  localDay: string;
  stateId: AppointmentState;
}

const ADD = `INSERT INTO appointment_count (organization_id, local_day, employee_id, branch_id, type, state_id, count)
VALUES (?1, ?2, ?3, ?4, ?5, ?6, 1)
ON CONFLICT (organization_id, local_day, employee_id, branch_id, type, state_id) DO UPDATE SET count = count + 1`;
const TAKE = `UPDATE appointment_count SET count = count - 1
WHERE organization_id = ?1 AND local_day = ?2 AND employee_id = ?3 AND branch_id = ?4 AND type = ?5 AND state_id = ?6`;

const key = (db: TenantDb, bucket: CountBucket) =>
  [db.organizationId, bucket.localDay, bucket.employeeId, bucket.branchId, bucket.type, bucket.stateId] as const;

const sameBucket = (a: CountBucket, b: CountBucket) =>
  a.localDay === b.localDay &&
  a.employeeId === b.employeeId &&
  a.branchId === b.branchId &&
  a.type === b.type &&
  a.stateId === b.stateId;

/** Counts a new appointment. */
export const addToCountStatement = (db: TenantDb, bucket: CountBucket): D1PreparedStatement =>
  db.raw(ADD, ...key(db, bucket));

/** Counts an appointment no longer: it has left the lists. */
export const takeFromCountStatement = (db: TenantDb, bucket: CountBucket): D1PreparedStatement =>
  db.raw(TAKE, ...key(db, bucket));

/**
 * Moves an appointment from the bucket that it was counted in to the one it belongs to now; nothing when they are the
 * same.
 */
export function moveCountStatements(db: TenantDb, from: CountBucket, to: CountBucket): D1PreparedStatement[] {
  return sameBucket(from, to) ? [] : [takeFromCountStatement(db, from), addToCountStatement(db, to)];
}
