import { and, asc, desc, eq, getTableColumns, lt, sql, type SQL } from "drizzle-orm";
import type { Statement, TenantDb } from "~/db/client.server";
import { pick } from "~/db/pick.server";
import { monitoringEnrolment, monitoringPlanVersion } from "~/db/schema/monitoring.server";
import type { EnrolmentState } from "../domain/enrolment-states";

const { organizationId: _organization, ...fields } = getTableColumns(monitoringEnrolment);
const shown = { ...fields, planName: monitoringPlanVersion.name, content: monitoringPlanVersion.content };

const selected = (db: TenantDb) =>
  db.orm
    .select(pick(shown))
    .from(monitoringEnrolment)
    .innerJoin(
      monitoringPlanVersion,
      and(
        eq(monitoringPlanVersion.organizationId, monitoringEnrolment.organizationId),
        eq(monitoringPlanVersion.planId, monitoringEnrolment.planId),
        eq(monitoringPlanVersion.planVersion, monitoringEnrolment.planVersion),
      ),
    );

/** An enrolment with what its version of the plan says; undefined where there is none of that id. */
export async function readEnrolment(db: TenantDb, id: string) {
  const [row] = await selected(db).where(and(db.own(monitoringEnrolment), eq(monitoringEnrolment.id, id)));
  return row;
}

export type EnrolmentRow = NonNullable<Awaited<ReturnType<typeof readEnrolment>>>;

/** The enrolment whose month a charge pays for; undefined where it pays for none. */
export async function readEnrolmentOfCharge(db: TenantDb, chargeId: string): Promise<EnrolmentRow | undefined> {
  const [row] = await selected(db).where(and(db.own(monitoringEnrolment), eq(monitoringEnrolment.chargeId, chargeId)));
  return row;
}

const MOST_OF_PATIENT = 50;

/** A patient's enrolments, the newest first. */
export const readOfPatient = (db: TenantDb, patientId: string): Promise<EnrolmentRow[]> =>
  selected(db)
    .where(and(db.own(monitoringEnrolment), eq(monitoringEnrolment.patientId, patientId)))
    .orderBy(desc(monitoringEnrolment.createdAt), desc(monitoringEnrolment.id))
    .limit(MOST_OF_PATIENT);

const INSERT = `INSERT INTO monitoring_enrolment (organization_id, id, patient_id, plan_id, plan_version, state, employee_id, team, zone, own_limits, created_at, currency_code, price_minor, clock_at, last_reading_at, review_at)
SELECT ?1, ?2, ?3, ?4, ?5, 'PROPOSED', ?6, ?7, ?8, '{}', ?9, ?10, ?11, ?9, ?9, ?9
WHERE NOT EXISTS (SELECT 1 FROM monitoring_enrolment o WHERE o.organization_id = ?1 AND o.patient_id = ?3 AND o.plan_id = ?4
AND o.state NOT IN ('COMPLETED', 'CANCELLED'))`;

/** Proposes a plan to a patient; no row where they have it already. */
export const insertEnrolment = (
  db: TenantDb,
  row: Pick<
    EnrolmentRow,
    | "id"
    | "patientId"
    | "planId"
    | "planVersion"
    | "employeeId"
    | "team"
    | "zone"
    | "createdAt"
    | "currencyCode"
    | "priceMinor"
  >,
): D1PreparedStatement =>
  db.raw(
    INSERT,
    ...[db.organizationId, row.id, row.patientId, row.planId, row.planVersion, row.employeeId, row.team, row.zone],
    ...[row.createdAt, row.currencyCode, row.priceMinor],
  );

export type EnrolmentSet = Partial<Omit<EnrolmentRow, "id" | "version" | "planName" | "content" | "chargeId">>;

/** Changes an enrolment as it was read; where somebody has changed it meanwhile, no row. */
export const changeEnrolment = (
  db: TenantDb,
  { id, version }: Pick<EnrolmentRow, "id" | "version">,
  set: EnrolmentSet,
): Statement =>
  db.orm
    .update(monitoringEnrolment)
    .set({ ...set, version: version + 1 })
    .where(and(db.own(monitoringEnrolment), eq(monitoringEnrolment.id, id), eq(monitoringEnrolment.version, version)));

const CHARGED_BY = "UPDATE monitoring_enrolment SET charge_id = ?3 WHERE organization_id = ?1 AND id = ?2";

/** Names the charge of the month that is to be paid; after that charge is written. */
export const chargedBy = (db: TenantDb, id: string, chargeId: string | null): D1PreparedStatement =>
  db.raw(CHARGED_BY, db.organizationId, id, chargeId);

/** Whose patients somebody sees: everybody's (null), or those that they review or whose team they are in. */
export type SeenBy = { employeeId: string; teams: readonly string[] } | null;

const ranges = (by: SeenBy): readonly (SQL | undefined)[] =>
  by === null
    ? [undefined]
    : [
        eq(monitoringEnrolment.employeeId, by.employeeId),
        ...by.teams.map((team) => eq(monitoringEnrolment.team, team)),
      ];

/** Where the list goes on: after this one. */
export interface Place {
  concern: number;
  lastReadingAt: number;
  reviewAt: number;
  id: string;
}

const MONITORED = sql`${monitoringEnrolment.state} IN ('ACTIVE', 'PAYMENT_FAILED')`;
const { concern, lastReadingAt, reviewAt, id } = monitoringEnrolment;

const inOrder = (one: EnrolmentRow, other: EnrolmentRow) =>
  one.concern - other.concern ||
  one.lastReadingAt - other.lastReadingAt ||
  one.reviewAt - other.reviewAt ||
  (one.id < other.id ? -1 : 1);

/** Each once, though several ranges hold it. */
const once = (rows: readonly EnrolmentRow[]) => [...new Map(rows.map((row) => [row.id, row])).values()];

/** How many of those whom somebody sees have an alert that is open; no more than `most` are counted. */
export async function countAlarming(db: TenantDb, by: SeenBy, most: number): Promise<number> {
  const found = await Promise.all(
    ranges(by).map((range) =>
      db.orm
        .select(pick({ id }))
        .from(monitoringEnrolment)
        .where(and(db.own(monitoringEnrolment), MONITORED, range, lt(concern, 2)))
        .limit(most),
    ),
  );
  return Math.min(most, new Set(found.flat().map((row) => row.id)).size);
}

/**
 * A page of those who are monitored: by the worst open alert, then by how long they have been silent, then by when a
 * review is due. Each range is one walk along an index.
 */
export async function readMonitored(
  db: TenantDb,
  by: SeenBy,
  { team, after, most }: { team: string | null; after: Place | null; most: number },
): Promise<EnrolmentRow[]> {
  const chosen = team === null ? ranges(by) : [eq(monitoringEnrolment.team, team)];
  const found = await Promise.all(
    chosen.map((range) =>
      selected(db)
        .where(
          and(
            ...[db.own(monitoringEnrolment), MONITORED, range],
            after
              ? sql`(${concern}, ${lastReadingAt}, ${reviewAt}, ${id}) > (${after.concern}, ${after.lastReadingAt}, ${after.reviewAt}, ${after.id})`
              : undefined,
          ),
        )
        .orderBy(asc(concern), asc(lastReadingAt), asc(reviewAt), asc(id))
        .limit(most),
    ),
  );
  return once(found.flat()).sort(inOrder).slice(0, most);
}

/** Those in some states that are not monitored now, the newest first. */
export async function readInStates(
  db: TenantDb,
  by: SeenBy,
  states: readonly EnrolmentState[],
  most: number,
): Promise<EnrolmentRow[]> {
  const found = await Promise.all(
    states.flatMap((state) =>
      ranges(by === null ? null : { ...by, teams: [] }).map((range) =>
        selected(db)
          .where(and(db.own(monitoringEnrolment), eq(monitoringEnrolment.state, state), range))
          .orderBy(desc(monitoringEnrolment.createdAt), desc(id))
          .limit(most),
      ),
    ),
  );
  return found
    .flat()
    .sort((one, other) => other.createdAt - one.createdAt)
    .slice(0, most);
}

const SETTLED = `UPDATE monitoring_enrolment SET looked = looked + 1, last_reading_at = coalesce(?4, last_reading_at), kept = ?5,
concern = (SELECT coalesce(min(CASE a.severity WHEN 'CRITICAL' THEN 0 ELSE 1 END), 2) FROM monitoring_alert a
WHERE a.organization_id = ?1 AND a.enrolment_id = ?2 AND a.state = 'OPEN')
WHERE monitoring_enrolment.organization_id = ?1 AND monitoring_enrolment.id = ?2 AND looked = ?3`;

interface Looked {
  lastReadingAt: number | null;
  kept: number | null;
}

/** Takes its turn to change the alerts of an enrolment; where somebody was faster, no row. */
export const takeTurn = (db: TenantDb, { id: own, looked }: Pick<EnrolmentRow, "id" | "looked">): D1PreparedStatement =>
  db.raw(
    "UPDATE monitoring_enrolment SET looked = looked + 1 WHERE organization_id = ?1 AND id = ?2 AND looked = ?3",
    ...[db.organizationId, own, looked],
  );

/** Writes what the list goes by, after the alerts of that turn are written. */
export const settleConcern = (
  db: TenantDb,
  { id: own, looked }: Pick<EnrolmentRow, "id" | "looked">,
  { lastReadingAt: last, kept }: Looked,
): D1PreparedStatement => db.raw(SETTLED, db.organizationId, own, looked + 1, last, kept);
