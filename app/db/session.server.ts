import type { PersonColour } from "~/kernel/person-colour";
import type { TenantDb } from "./client.server";

/** A live session and its user, read in one statement. */
export interface SessionRow {
  userId: string;
  userType: "EMPLOYEE" | "CUSTOMER";
  username: string;
  languageCode: string | null;
  /** How screens look to them, as JSON; null for as usual. */
  display: string | null;
  /** When a mailed link proved the account's address (UTC ms); null if not yet. */
  emailProvenAt: number | null;
  employeeId: string | null;
  teamUserType: number | null;
  adminApproval: number | null;
  isCreator: number | null;
  /** An employee's picture, and the colour that was chosen for them. */
  photoFileId: string | null;
  colour: PersonColour | null;
  patientId: string | null;
  /** The relative for whom the patient acts; null if none, or if the consent is missing or has ended. */
  actingPatientId: string | null;
  actingFirstName: string | null;
  actingLastName: string | null;
  firstName: string | null;
  lastName: string | null;
  roles: string[];
  authorities: string[];
  /**
   * When the session was opened and last used, and when its second step was taken (UTC ms; the last one null if not).
   */
  createdAt: number;
  lastSeenAt: number;
  secondFactorAt: number | null;
  /** When the user last confirmed who they are (UTC ms); 0 if never since the session was opened. */
  authenticatedAt: number;
  /** Whether the user has a confirmed authenticator app or passkey. */
  hasFactor: boolean;
}

type StoredRow = Omit<SessionRow, "roles" | "authorities" | "hasFactor"> & {
  roles: string;
  authorities: string;
  hasFactor: number;
};

const SESSION = `SELECT s.created_at AS "createdAt", s.last_seen_at AS "lastSeenAt", s.second_factor_at AS "secondFactorAt",
s.authenticated_at AS "authenticatedAt",
EXISTS (SELECT 1 FROM user_factor f WHERE f.organization_id = ?1 AND f.user_id = u.id AND f.confirmed_at IS NOT NULL) AS "hasFactor",
u.id AS "userId", u.type AS "userType", u.username, u.language_code AS "languageCode", u.display,
u.email_proven_at AS "emailProvenAt",
e.id AS "employeeId", e.team_user_type AS "teamUserType", e.admin_approval AS "adminApproval", e.is_creator AS "isCreator",
e.photo_file_id AS "photoFileId", e.colour,
p.id AS "patientId", ap.id AS "actingPatientId", ap.first_name AS "actingFirstName", ap.last_name AS "actingLastName",
coalesce(e.first_name, p.first_name) AS "firstName", coalesce(e.last_name, p.last_name) AS "lastName",
(SELECT json_group_array(r.name) FROM employee_role er JOIN role r ON r.organization_id = er.organization_id AND r.id = er.role_id
  WHERE er.organization_id = ?1 AND er.employee_id = e.id AND r.enabled = 1) AS roles,
(SELECT json_group_array(DISTINCT ra.authority) FROM employee_role er2
  CROSS JOIN role r2 ON r2.organization_id = er2.organization_id AND r2.id = er2.role_id AND r2.enabled = 1
  CROSS JOIN role_authority ra ON ra.organization_id = r2.organization_id AND ra.role_id = r2.id
  WHERE er2.organization_id = ?1 AND er2.employee_id = e.id) AS authorities
FROM user_session s
JOIN user u ON u.organization_id = s.organization_id AND u.id = s.user_id AND u.enabled = 1
LEFT JOIN employee e ON e.organization_id = u.organization_id AND e.user_id = u.id AND e.enabled = 1
LEFT JOIN patient p ON p.organization_id = u.organization_id AND p.user_id = u.id AND +p.enabled = 1
LEFT JOIN related_patient rp ON rp.organization_id = p.organization_id AND rp.primary_patient_id = p.id AND rp.patient_id = s.acting_patient_id
  AND rp.consent_at IS NOT NULL AND rp.ended_at IS NULL
LEFT JOIN patient ap ON ap.organization_id = rp.organization_id AND ap.id = rp.patient_id AND ap.enabled = 1
WHERE s.organization_id = ?1 AND s.token_hash = ?2 AND s.ended_at IS NULL AND s.expires_at > ?3`;

export const sessionStatement = (db: TenantDb, tokenHash: string, now: number): D1PreparedStatement =>
  db.raw(SESSION, db.organizationId, tokenHash, now);

/** Reads the answer of `sessionStatement`; undefined if the session is not live or its user is disabled. */
export function sessionOf(result: D1Result<Record<string, unknown>> | undefined): SessionRow | undefined {
  const row = result?.results[0] as StoredRow | undefined;
  if (!row || (row.employeeId === null && row.patientId === null)) return undefined;
  return {
    ...row,
    roles: JSON.parse(row.roles) as string[],
    authorities: JSON.parse(row.authorities) as string[],
    hasFactor: row.hasFactor === 1,
  };
}

const SEEN = `UPDATE user_session SET last_seen_at = ?3 WHERE organization_id = ?1 AND token_hash = ?2 AND ended_at IS NULL`;

/** Records that a session was used. */
export const seenStatement = (db: TenantDb, tokenHash: string, now: number): D1PreparedStatement =>
  db.raw(SEEN, db.organizationId, tokenHash, now);
