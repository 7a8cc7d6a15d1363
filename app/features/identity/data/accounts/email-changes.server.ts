import type { TenantDb } from "~/db/client.server";

/** A change of address. Instants in UTC ms. */
export interface EmailChange {
  id: string;
  userId: string;
  email: string;
  previousEmail: string;
  expiresAt: number;
}

/** One that is stored, and what has become of it. */
export interface StoredChange extends EmailChange {
  confirmedAt: number | null;
  endedAt: number | null;
}

/** Whether a change can still be confirmed at `now`. */
export const isWaiting = ({ confirmedAt, endedAt, expiresAt }: StoredChange, now: number): boolean =>
  confirmedAt === null && endedAt === null && expiresAt > now;

const FIELDS = `c.confirmed_at AS "confirmedAt", c.ended_at AS "endedAt", c.id, c.user_id AS "userId", c.email, c.previous_email AS "previousEmail", c.expires_at AS "expiresAt"`;

/** A change by its id, whatever has become of it; undefined where there is none. */
export async function findEmailChange(db: TenantDb, id: string): Promise<StoredChange | undefined> {
  const text = `SELECT ${FIELDS} FROM email_change c WHERE c.organization_id = ?1 AND c.id = ?2`;
  return (await db.raw(text, db.organizationId, id).first<StoredChange>()) ?? undefined;
}

const WAITING = `c.organization_id = ?1 AND c.user_id = ?2 AND c.confirmed_at IS NULL AND c.ended_at IS NULL`;

/** The change of a user's address that waits for its link to be opened; undefined where none does. */
export async function findWaitingChange(db: TenantDb, userId: string, now: number): Promise<EmailChange | undefined> {
  const text = `SELECT ${FIELDS} FROM email_change c WHERE ${WAITING} AND c.expires_at > ?3 ORDER BY c.id DESC LIMIT 1`;
  return (await db.raw(text, db.organizationId, userId, now).first<EmailChange>()) ?? undefined;
}

/** Ends what waits: withdrawn, or another change takes its place. */
export const endWaitingStatement = (db: TenantDb, userId: string, now: number): D1PreparedStatement =>
  db.raw(`UPDATE email_change AS c SET ended_at = ?3 WHERE ${WAITING}`, db.organizationId, userId, now);

/** The conditional write that a waiting change has taken effect, of the address that the account still has. */
export const confirmStatement = (db: TenantDb, id: string, now: number): D1PreparedStatement =>
  db.raw(
    `UPDATE email_change AS c SET confirmed_at = ?3 WHERE c.organization_id = ?1 AND c.id = ?2 AND c.confirmed_at IS NULL AND c.ended_at IS NULL
AND c.previous_email = (SELECT u.email FROM user u WHERE u.organization_id = ?1 AND u.id = c.user_id AND u.enabled = 1)`,
    db.organizationId,
    id,
    now,
  );

/** Writes a change down: to wait for its link, or done at once. */
export const insertChangeStatement = (
  db: TenantDb,
  { id, userId, email, previousEmail, expiresAt }: EmailChange,
  { now, done }: { now: number; done: boolean },
): D1PreparedStatement =>
  db.raw(
    `INSERT INTO email_change (organization_id, id, user_id, email, previous_email, created_at, expires_at, confirmed_at)
VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8)`,
    db.organizationId,
    id,
    userId,
    email,
    previousEmail,
    now,
    expiresAt,
    done ? now : null,
  );

/** What an account is signed in to with, as far as a change of its address asks. */
export interface Credentials {
  userId: string;
  type: "EMPLOYEE" | "CUSTOMER";
  email: string;
  /** Whether it was ever entered, or could be: with a password, a passkey or by a link. */
  used: boolean;
  approved: boolean;
  /** The user who has the wanted username or address; null if it is free. */
  takenBy: string | null;
  /** For the search of the team; null for a patient. */
  employee: { id: string; firstName: string; lastName: string } | null;
}

const CREDENTIALS = `SELECT u.id AS "userId", u.type, u.email, e.id AS "employeeId", e.first_name AS "firstName", e.last_name AS "lastName",
coalesce(e.admin_approval, 1) AS approved,
u.password_hash IS NOT NULL OR EXISTS (SELECT 1 FROM user_session s WHERE s.organization_id = ?1 AND s.user_id = u.id)
  OR EXISTS (SELECT 1 FROM user_factor f WHERE f.organization_id = ?1 AND f.user_id = u.id AND f.confirmed_at IS NOT NULL) AS used,
(SELECT o.id FROM user o WHERE o.organization_id = ?1 AND o.username = ?3 AND o.id <> u.id) AS "takenBy"
FROM user u LEFT JOIN employee e ON e.organization_id = ?1 AND e.user_id = u.id WHERE u.organization_id = ?1 AND u.id = ?2`;

type Stored = Omit<Credentials, "used" | "approved" | "employee"> & {
  used: number;
  approved: number;
  employeeId: string | null;
  firstName: string;
  lastName: string;
};

/** An account that is to get the address `email`; undefined where there is none of that id. */
export async function readCredentials(db: TenantDb, userId: string, email: string): Promise<Credentials | undefined> {
  const row = await db.raw(CREDENTIALS, db.organizationId, userId, email).first<Stored>();
  if (!row) return undefined;
  const { employeeId, firstName, lastName, used, approved, ...rest } = row;
  return {
    ...rest,
    used: used === 1,
    approved: approved === 1,
    employee: employeeId === null ? null : { id: employeeId, firstName, lastName },
  };
}
