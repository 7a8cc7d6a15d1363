import type { TenantDb } from "~/db/client.server";
import type { PersonColour } from "~/kernel/person-colour";
import type { EmployeeFacts } from "../../domain/team/employee-state";

/** An employee with their account and roles, as administration sees them. Instants in UTC ms. */
export interface EmployeeRow extends EmployeeFacts {
  id: string;
  userId: string;
  title: number;
  /** The specification's codes: 1 male, 2 female, 3 intersex; -1 where it was not said. */
  gender: number;
  firstName: string;
  lastName: string;
  email: string;
  languageCode: string | null;
  phoneCallingCode: string;
  phone: string;
  designation: string;
  about: string;
  languages: string[];
  /** 1 admin, 2 doctor only, 3 doctor and admin. */
  teamUserType: number;
  displayProfile: boolean;
  photoFileId: string | null;
  /** The colour that was chosen for them; null for the one by their id. */
  colour: PersonColour | null;
  version: number;
  /** Names of roles. */
  roles: string[];
}

type Stored = Omit<EmployeeRow, "enabled" | "displayProfile" | "isCreator" | "hasPassword" | "languages" | "roles"> & {
  enabled: number;
  displayProfile: number;
  isCreator: number;
  hasPassword: number;
  languages: string;
  roles: string;
};

const FIELDS = `e.id, e.user_id AS "userId", e.title, e.gender, e.first_name AS "firstName", e.last_name AS "lastName", u.email,
u.language_code AS "languageCode", e.phone_calling_code AS "phoneCallingCode", e.phone, e.designation, e.about, e.languages,
e.team_user_type AS "teamUserType", e.admin_approval AS "adminApproval", e.enabled, e.display_profile AS "displayProfile",
e.photo_file_id AS "photoFileId", e.colour,
e.is_creator AS "isCreator", e.invited_at AS "invitedAt", e.deleted_at AS "deletedAt", e.version,
u.password_hash IS NOT NULL AS "hasPassword",
(SELECT json_group_array(r.name) FROM employee_role er JOIN role r ON r.organization_id = er.organization_id AND r.id = er.role_id
  WHERE er.organization_id = ?1 AND er.employee_id = e.id AND r.enabled = 1) AS roles`;

/**
 * Rows of `employee e` with their `user u`; what stands behind it begins with AND or ORDER. `?1` is the organization.
 */
export const employeesText = (rest: string): string =>
  `SELECT ${FIELDS} FROM employee e JOIN user u ON u.organization_id = e.organization_id AND u.id = e.user_id WHERE e.organization_id = ?1 ${rest}`;

const strings = (text: string): string[] => (JSON.parse(text) as unknown[]).map(String);

/** Runs a statement of `employeesText`. */
export async function readEmployees(db: TenantDb, rest: string, ...parameters: unknown[]): Promise<EmployeeRow[]> {
  const { results } = await db.raw(employeesText(rest), db.organizationId, ...parameters).all<Stored>();
  return results.map((row) => ({
    ...row,
    enabled: row.enabled === 1,
    displayProfile: row.displayProfile === 1,
    isCreator: row.isCreator === 1,
    hasPassword: row.hasPassword === 1,
    languages: strings(row.languages),
    roles: strings(row.roles),
  }));
}

/** One employee, deleted or not; undefined where there is none of this id. */
export async function findEmployee(db: TenantDb, id: string): Promise<EmployeeRow | undefined> {
  const [found] = await readEmployees(db, "AND e.id = ?2", id);
  return found;
}
