import { and, desc, eq, isNull } from "drizzle-orm";
import type { Statement, TenantDb } from "~/db/client.server";
import { pick } from "~/db/pick.server";
import { calendarFeed } from "~/db/schema/scheduling.server";

/** An address that a provider made, as they see it: the address itself is not in the database. Instants in UTC ms. */
export interface FeedFacts {
  id: string;
  showsNames: boolean;
  createdAt: number;
  lastReadAt: number | null;
}

/** A feed that opens, and whose appointments it shows. */
export interface OpenFeed {
  id: string;
  employeeId: string;
  showsNames: boolean;
  lastReadAt: number | null;
  firstName: string;
  lastName: string;
}

/** The addresses of an employee that open, the newest first. */
export const listFeeds = (db: TenantDb, employeeId: string): Promise<FeedFacts[]> =>
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
    .where(and(db.own(calendarFeed), eq(calendarFeed.employeeId, employeeId), isNull(calendarFeed.revokedAt)))
    .orderBy(desc(calendarFeed.id));

interface NewFeed {
  id: string;
  employeeId: string;
  tokenHash: string;
  showsNames: boolean;
  createdAt: number;
}

const INSERT = `INSERT INTO calendar_feed (organization_id, id, employee_id, token_hash, shows_names, created_at)
SELECT ?1, ?2, ?3, ?4, ?5, ?6
WHERE (SELECT count(*) FROM calendar_feed WHERE organization_id = ?1 AND employee_id = ?3 AND revoked_at IS NULL) < ?7`;

/** Adds an address; changes nothing where the employee has `most` of them already. */
export const insertFeed = (db: TenantDb, feed: NewFeed, most: number): D1PreparedStatement => {
  const { id, employeeId, tokenHash, showsNames, createdAt } = feed;
  return db.raw(INSERT, db.organizationId, id, employeeId, tokenHash, showsNames ? 1 : 0, createdAt, most);
};

/** Ends an address of an employee; changes nothing where there is none of that id that opens. */
export const revokeFeed = (db: TenantDb, employeeId: string, id: string, now: number): Statement =>
  db.orm
    .update(calendarFeed)
    .set({ revokedAt: now })
    .where(
      and(
        db.own(calendarFeed),
        eq(calendarFeed.employeeId, employeeId),
        eq(calendarFeed.id, id),
        isNull(calendarFeed.revokedAt),
      ),
    );

const OPEN = `SELECT f.id, f.employee_id AS "employeeId", f.shows_names AS "showsNames", f.last_read_at AS "lastReadAt",
e.first_name AS "firstName", e.last_name AS "lastName"
FROM calendar_feed f JOIN employee e ON e.organization_id = f.organization_id AND e.id = f.employee_id
WHERE f.organization_id = ?1 AND f.token_hash = ?2 AND f.revoked_at IS NULL AND e.enabled = 1 AND e.deleted_at IS NULL`;

/** The feed of a token's hash; undefined where it was revoked, never was, or its provider is disabled. */
export async function readOpenFeed(db: TenantDb, tokenHash: string): Promise<OpenFeed | undefined> {
  const row = await db
    .raw(OPEN, db.organizationId, tokenHash)
    .first<Omit<OpenFeed, "showsNames"> & { showsNames: number }>();
  return row ? { ...row, showsNames: row.showsNames === 1 } : undefined;
}

const READ = "UPDATE calendar_feed SET last_read_at = ?3 WHERE organization_id = ?1 AND id = ?2";

/** Remembers that a feed was read. */
export const noteFeedRead = (db: TenantDb, id: string, now: number): D1PreparedStatement =>
  db.raw(READ, db.organizationId, id, now);
