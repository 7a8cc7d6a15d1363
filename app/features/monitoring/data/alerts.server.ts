import { and, asc, desc, eq, getTableColumns, inArray, sql } from "drizzle-orm";
import type { Statement, TenantDb } from "~/db/client.server";
import { pick } from "~/db/pick.server";
import { monitoringAlert, monitoringReview } from "~/db/schema/monitoring.server";

const { organizationId: _organization, ...fields } = getTableColumns(monitoringAlert);
const STANDING = sql`${monitoringAlert.state} IN ('OPEN', 'ACKNOWLEDGED')`;

/** The alerts of some enrolments that are not ended. */
export const readStanding = (db: TenantDb, enrolmentIds: readonly string[]) =>
  db.orm
    .select(pick(fields))
    .from(monitoringAlert)
    .where(and(db.own(monitoringAlert), inArray(monitoringAlert.enrolmentId, [...enrolmentIds]), STANDING))
    .orderBy(asc(monitoringAlert.severity), desc(monitoringAlert.lastAt), asc(monitoringAlert.id));

export type AlertRow = Awaited<ReturnType<typeof readStanding>>[number];

const MOST_ENDED = 20;

/** The alerts of an enrolment, the newest first. */
export const readAlerts = (db: TenantDb, enrolmentId: string): Promise<AlertRow[]> =>
  db.orm
    .select(pick(fields))
    .from(monitoringAlert)
    .where(and(db.own(monitoringAlert), eq(monitoringAlert.enrolmentId, enrolmentId)))
    .orderBy(desc(monitoringAlert.openedAt), desc(monitoringAlert.id))
    .limit(MOST_ENDED);

export async function readAlert(db: TenantDb, id: string): Promise<AlertRow | undefined> {
  const [row] = await db.orm
    .select(pick(fields))
    .from(monitoringAlert)
    .where(and(db.own(monitoringAlert), eq(monitoringAlert.id, id)));
  return row;
}

const ENDED = `SELECT tracker, rule, max(last_at) AS "until" FROM monitoring_alert
WHERE organization_id = ?1 AND enrolment_id = ?2 AND state IN ('RESOLVED', 'FALSE_READING') GROUP BY tracker, rule`;

/** Up to when somebody has seen to what broke each rule: by tracker and rule. UTC ms. */
export async function readSeenTo(db: TenantDb, enrolmentId: string): Promise<ReadonlyMap<string, number>> {
  const { results } = await db
    .raw(ENDED, db.organizationId, enrolmentId)
    .all<{ tracker: string; rule: string; until: number }>();
  return new Map(results.map(({ tracker, rule, until }) => [`${tracker} ${rule}`, until]));
}

export const insertAlert = (
  db: TenantDb,
  row: Omit<typeof monitoringAlert.$inferInsert, "organizationId">,
): Statement => db.orm.insert(monitoringAlert).values({ organizationId: db.organizationId, ...row });

/** Changes an alert as it was read; where somebody has changed it meanwhile, no row. */
export const changeAlert = (
  db: TenantDb,
  { id, version }: Pick<AlertRow, "id" | "version">,
  set: Partial<Omit<AlertRow, "id" | "version">>,
): Statement =>
  db.orm
    .update(monitoringAlert)
    .set({ ...set, version: version + 1 })
    .where(and(db.own(monitoringAlert), eq(monitoringAlert.id, id), eq(monitoringAlert.version, version)));

const MOST_REVIEWS = 30;

/** What was written about an enrolment, the newest first. */
export const readReviews = (db: TenantDb, enrolmentId: string) =>
  db.orm
    .select(
      pick({
        id: monitoringReview.id,
        employeeId: monitoringReview.employeeId,
        at: monitoringReview.at,
        text: monitoringReview.text,
        shared: monitoringReview.shared,
        minutes: monitoringReview.minutes,
      }),
    )
    .from(monitoringReview)
    .where(and(db.own(monitoringReview), eq(monitoringReview.enrolmentId, enrolmentId)))
    .orderBy(desc(monitoringReview.at), desc(monitoringReview.id))
    .limit(MOST_REVIEWS);

export const insertReview = (
  db: TenantDb,
  row: Omit<typeof monitoringReview.$inferInsert, "organizationId">,
): Statement => db.orm.insert(monitoringReview).values({ organizationId: db.organizationId, ...row });
