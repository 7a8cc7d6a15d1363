import type { TenantDb } from "~/db/client.server";
import type { PersonColour } from "~/kernel/person-colour";
import { teamBelow } from "./team-size.server";

/** What administration changes of an employee. */
export interface EmployeeChange {
  title: number;
  firstName: string;
  lastName: string;
  phoneCallingCode: string;
  phone: string;
  designation: string;
  teamUserType: number;
  colour: PersonColour | null;
}

/** The conditional write of an employee's own fields: of the version that was read. */
export const updateEmployeeStatement = (
  db: TenantDb,
  id: string,
  version: number,
  change: EmployeeChange,
): D1PreparedStatement =>
  db.raw(
    `UPDATE employee SET title = ?4, first_name = ?5, last_name = ?6, phone_calling_code = ?7, phone = ?8, designation = ?9,
team_user_type = ?10, colour = ?11, version = version + 1 WHERE organization_id = ?1 AND id = ?2 AND version = ?3 AND deleted_at IS NULL`,
    db.organizationId,
    id,
    version,
    change.title,
    change.firstName,
    change.lastName,
    change.phoneCallingCode,
    change.phone,
    change.designation,
    change.teamUserType,
    change.colour,
  );

/** How an employee stands after an action. */
export interface Standing {
  adminApproval: number;
  enabled: boolean;
  /** Time of deletion, UTC ms; null if not deleted. */
  deletedAt: number | null;
}

/**
 * The conditional write of how an employee stands: of the version that was read, and where they join the team, of a
 * team that is still below its limit.
 */
export const standStatement = (
  db: TenantDb,
  id: string,
  version: number,
  { adminApproval, enabled, deletedAt }: Standing,
  below: number | null,
): D1PreparedStatement =>
  db.raw(
    `UPDATE employee SET admin_approval = ?4, enabled = ?5, deleted_at = ?6, version = version + 1
WHERE employee.organization_id = ?1 AND id = ?2 AND version = ?3 AND ${teamBelow("?7")}`,
    db.organizationId,
    id,
    version,
    adminApproval,
    enabled ? 1 : 0,
    deletedAt,
    below,
  );

/** The version as read and raised by one, for a change of what an employee holds. */
export const touchEmployeeStatement = (db: TenantDb, id: string, version: number): D1PreparedStatement =>
  db.raw(
    "UPDATE employee SET version = version + 1 WHERE organization_id = ?1 AND id = ?2 AND version = ?3 AND deleted_at IS NULL",
    db.organizationId,
    id,
    version,
  );

/** Notes when the last invitation went out. */
export const inviteStatement = (db: TenantDb, id: string, version: number, now: number): D1PreparedStatement =>
  db.raw(
    `UPDATE employee SET invited_at = ?4, version = version + 1
WHERE organization_id = ?1 AND id = ?2 AND version = ?3 AND deleted_at IS NULL AND enabled = 1`,
    db.organizationId,
    id,
    version,
    now,
  );
