import { and, desc, eq, isNull } from "drizzle-orm";
import type { Statement, TenantDb } from "~/db/client.server";
import { pick } from "~/db/pick.server";
import { calendarFeed } from "~/db/schema/calendar-settings.server";

/** An address that somebody made, as they see it: the address itself is not in the database. Instants in UTC ms. */
export interface FeedFacts {
  id: string;
  showsNames: boolean;
  createdAt: number;
  lastReadAt: number | null;
}

/** Whose calendar a feed is: a provider's, or a patient's own. */
export type FeedOwner = { employeeId: string; patientId?: undefined } | { patientId: string; employeeId?: undefined };

/** A feed that opens, and whose appointments it shows. */
export interface OpenFeed {
  id: string;
  owner: FeedOwner;
  showsNames: boolean;
  lastReadAt: number | null;
  /** Undefined for a patient's. */
  employeeName: string | undefined;
}

const isOf = ({ employeeId, patientId }: FeedOwner) =>
  employeeId === undefined ? eq(calendarFeed.patientId, patientId) : eq(calendarFeed.employeeId, employeeId);

/** The addresses of an owner that open, the newest first. */
export const listFeeds = (db: TenantDb, owner: FeedOwner): Promise<FeedFacts[]> =>
  db.orm
    .select(
      pick({
        id: calendarFeed.id,
        showsNames: calendarFeed.showsNames,
        createdAt: calendarFeed.createdAt,
        lastReadAt: calendarFeed.lastReadAt,
      }),
    )
    .from(calendarFeed)
    .where(and(db.own(calendarFeed), isOf(owner), isNull(calendarFeed.revokedAt)))
    .orderBy(desc(calendarFeed.id));

interface NewFeed {
  id: string;
  owner: FeedOwner;
  tokenHash: string;
  showsNames: boolean;
  createdAt: number;
}

const insertOf = (column: "employee_id" | "patient_id") =>
  `INSERT INTO calendar_feed (organization_id, id, ${column}, token_hash, shows_names, created_at)
SELECT ?1, ?2, ?3, ?4, ?5, ?6
WHERE (SELECT count(*) FROM calendar_feed WHERE organization_id = ?1 AND ${column} = ?3 AND revoked_at IS NULL) < ?7`;

/** Adds an address; changes nothing where its owner has `most` of them already. */
export const insertFeed = (db: TenantDb, feed: NewFeed, most: number): D1PreparedStatement => {
  const { id, owner, tokenHash, showsNames, createdAt } = feed;
  const whose = owner.employeeId ?? owner.patientId;
  const insert = insertOf(owner.employeeId === undefined ? "patient_id" : "employee_id");
  return db.raw(insert, db.organizationId, id, whose, tokenHash, showsNames ? 1 : 0, createdAt, most);
};

/** Ends an address of an owner; changes nothing where there is none of that id that opens. */
export const revokeFeed = (db: TenantDb, owner: FeedOwner, id: string, now: number): Statement =>
  db.orm
    .update(calendarFeed)
    .set({ revokedAt: now })
    .where(and(db.own(calendarFeed), isOf(owner), eq(calendarFeed.id, id), isNull(calendarFeed.revokedAt)));

const OPEN = `SELECT f.id, f.employee_id AS "employeeId", f.patient_id AS "patientId", f.shows_names AS "showsNames",
f.last_read_at AS "lastReadAt", e.first_name || ' ' || e.last_name AS "employeeName"
FROM calendar_feed f LEFT JOIN employee e ON e.organization_id = f.organization_id AND e.id = f.employee_id
WHERE f.organization_id = ?1 AND f.token_hash = ?2 AND f.revoked_at IS NULL
AND (f.patient_id IS NOT NULL OR e.enabled = 1 AND e.deleted_at IS NULL)`;

interface OpenRow {
  id: string;
  employeeId: string | null;
  patientId: string | null;
  showsNames: number;
  lastReadAt: number | null;
  employeeName: string | null;
}

/**
 * The feed of a token's hash; undefined where it was revoked, never was, or its provider is disabled. Whether a patient
 * still has an account is theirs to tell.
 */
export async function readOpenFeed(db: TenantDb, tokenHash: string): Promise<OpenFeed | undefined> {
  const row = await db.raw(OPEN, db.organizationId, tokenHash).first<OpenRow>();
  if (!row) return undefined;
  const { id, employeeId, patientId, showsNames, lastReadAt, employeeName } = row;
  const owner = employeeId === null ? { patientId: patientId ?? "" } : { employeeId };
  return { id, owner, lastReadAt, employeeName: employeeName ?? undefined, showsNames: showsNames === 1 };
}

const READ = "UPDATE calendar_feed SET last_read_at = ?3 WHERE organization_id = ?1 AND id = ?2";

/** Remembers that a feed was read. */
export const noteFeedRead = (db: TenantDb, id: string, now: number): D1PreparedStatement =>
  db.raw(READ, db.organizationId, id, now);
