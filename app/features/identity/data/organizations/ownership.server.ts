import type { TenantDb } from "~/db/client.server";
import { ROLE } from "../../domain/team/roles";

/** The stored password of the owner; null where this employee is not the owner. */
export const readOwnersPassword = (db: TenantDb, employeeId: string): Promise<{ passwordHash: string | null } | null> =>
  db
    .raw(
      `SELECT u.password_hash AS "passwordHash" FROM employee e JOIN user u ON u.organization_id = e.organization_id AND u.id = e.user_id
WHERE e.organization_id = ?1 AND e.id = ?2 AND e.is_creator = 1`,
      db.organizationId,
      employeeId,
    )
    .first<{ passwordHash: string | null }>();

/** The conditional write that takes the ownership from who has it, where the next one can still have it. */
export const takeOwnershipStatement = (db: TenantDb, from: string, to: string): D1PreparedStatement =>
  db.raw(
    `UPDATE employee SET is_creator = 0, version = version + 1 WHERE employee.organization_id = ?1 AND id = ?2 AND is_creator = 1
AND EXISTS (SELECT 1 FROM employee n WHERE n.organization_id = ?1 AND n.id = ?3 AND n.enabled = 1 AND n.admin_approval = 1
  AND n.deleted_at IS NULL AND n.team_user_type IN (1, 3))`,
    db.organizationId,
    from,
    to,
  );

/** Gives the ownership, and its role, to the next one. The one before stays an administrator. */
export const reassignStatements = (db: TenantDb, from: string, to: string): D1PreparedStatement[] => [
  db.raw(
    "UPDATE employee SET is_creator = 1, version = version + 1 WHERE organization_id = ?1 AND id = ?2",
    db.organizationId,
    to,
  ),
  db.raw(
    `INSERT INTO employee_role (organization_id, employee_id, role_id) SELECT ?1, ?2, r.id FROM role r
WHERE r.organization_id = ?1 AND r.name = ?3 ON CONFLICT DO NOTHING`,
    db.organizationId,
    to,
    ROLE.OWNER,
  ),
  db.raw(
    `DELETE FROM employee_role WHERE employee_role.organization_id = ?1 AND employee_id = ?2
AND role_id IN (SELECT r.id FROM role r WHERE r.organization_id = ?1 AND r.name = ?3)`,
    db.organizationId,
    from,
    ROLE.OWNER,
  ),
];
