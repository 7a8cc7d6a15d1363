import { and, between, eq, gt, gte, inArray, lt, ne, sql, type SQL } from "drizzle-orm";
import type { TenantDb } from "~/db/client.server";
import { pick } from "~/db/pick.server";
import { appointment, appointmentCount, appointmentTotal } from "~/db/schema/scheduling.server";
import { addDays, type IsoDate } from "~/kernel/time/dates";
import { APPOINTMENT_STATE, type AppointmentState } from "../../domain/appointments/appointment-states";
import {
  amongEmployees,
  endOfDayBefore,
  filterConditions,
  type AppointmentFilter,
} from "./appointment-list-read.server";

/** How many appointments are of a state, on days from today on and before today. */
export interface StateCount {
  stateId: number;
  fromToday: number;
  beforeToday: number;
}

/** How many appointments of a state lie on a day. */
export interface DayStateCount {
  day: IsoDate;
  stateId: number;
  count: number;
}

/** What of a table of buckets a list's filter leaves; its state is not looked at: the tabs each have their own. */
function bucketConditions(
  db: TenantDb,
  buckets: typeof appointmentCount | typeof appointmentTotal,
  filter: AppointmentFilter,
): SQL | undefined {
  return and(
    db.own(buckets),
    ne(buckets.stateId, APPOINTMENT_STATE.BLOCKED),
    filter.employeeId === null ? undefined : eq(buckets.employeeId, filter.employeeId),
    amongEmployees(buckets.employeeId, filter),
    filter.branchId === null ? undefined : eq(buckets.branchId, filter.branchId),
    filter.type === null ? undefined : eq(buckets.type, filter.type),
  );
}

/**
 * Sums of the maintained buckets, one row a state. Only the days ahead are added up; the past is what the totals have
 * beyond them, so that a long past costs nothing.
 */
async function readBucketCounts(db: TenantDb, filter: AppointmentFilter, today: IsoDate): Promise<StateCount[]> {
  const [ahead, totals] = await db.batch([
    db.orm
      .select(pick({ stateId: appointmentCount.stateId, count: sql<number>`sum(${appointmentCount.count})` }))
      .from(appointmentCount)
      .where(and(bucketConditions(db, appointmentCount, filter), gte(appointmentCount.localDay, today)))
      // The plus keeps the planner on the key, which leads with the day.
      .groupBy(sql`+${appointmentCount.stateId}`),
    db.orm
      .select(pick({ stateId: appointmentTotal.stateId, count: sql<number>`sum(${appointmentTotal.count})` }))
      .from(appointmentTotal)
      .where(bucketConditions(db, appointmentTotal, filter))
      .groupBy(appointmentTotal.stateId),
  ]);
  const aheadOf = new Map(ahead.map(({ stateId, count }) => [stateId, count]));
  return totals.map(({ stateId, count }) => {
    const fromToday = aheadOf.get(stateId) ?? 0;
    return { stateId, fromToday, beforeToday: count - fromToday };
  });
}

/** The same for one patient, counted from their own rows: a patient has few, and the buckets name none. */
const patientCountsStatement = (db: TenantDb, filter: AppointmentFilter, today: IsoDate) =>
  db.orm
    .select(
      pick({
        stateId: appointment.stateId,
        fromToday: sql<number>`sum(${appointment.localDay} >= ${today})`,
        beforeToday: sql<number>`sum(${appointment.localDay} < ${today})`,
      }),
    )
    .from(appointment)
    .where(and(db.own(appointment), ne(appointment.stateId, APPOINTMENT_STATE.BLOCKED), ...filterConditions(filter)))
    // The plus keeps the planner from walking everyone's appointments by state for the sake of the groups.
    .groupBy(sql`+${appointment.stateId}`);

/** Whether the buckets know what a list is narrowed by: they name neither patients nor services, and are not cut by day. */
export const areCounted = ({ patientIds, offeringId, from, to }: AppointmentFilter): boolean =>
  patientIds == null && !offeringId && !from && !to;

/**
 * How many appointments of some states have not begun, by the buckets of the days behind today and today's own, of which
 * there are few.
 */
export async function readAhead(
  db: TenantDb,
  filter: AppointmentFilter,
  states: readonly AppointmentState[],
  { today, now }: { today: IsoDate; now: number },
): Promise<number> {
  const own = filter.patientId !== null;
  const inStates = inArray(appointment.stateId, [...states]);
  const rows = db.orm
    .select(pick({ count: sql<number>`count(*)` }))
    .from(appointment)
    .where(
      and(
        ...[db.own(appointment), inStates, gt(appointment.startsAt, now), ...filterConditions(filter)],
        own ? undefined : lt(appointment.startsAt, endOfDayBefore(addDays(today, 1))),
        own ? undefined : eq(appointment.localDay, today),
      ),
    );
  const buckets = db.orm
    .select(pick({ count: sql<number>`coalesce(sum(${appointmentCount.count}), 0)` }))
    .from(appointmentCount)
    .where(
      and(
        bucketConditions(db, appointmentCount, filter),
        gt(appointmentCount.localDay, today),
        inArray(appointmentCount.stateId, [...states]),
      ),
    );
  const [[todays], [later]] = own ? [await rows, []] : await db.batch([rows, buckets]);
  return (todays?.count ?? 0) + (later?.count ?? 0);
}

/** Counts of every state. */
export async function readStateCounts(db: TenantDb, filter: AppointmentFilter, today: IsoDate): Promise<StateCount[]> {
  return filter.patientId === null ? readBucketCounts(db, filter, today) : patientCountsStatement(db, filter, today);
}

/** Counts of some days by day and state, in order of day. */
export const readCountsOfDays = async (
  db: TenantDb,
  filter: AppointmentFilter,
  { first, last }: { first: IsoDate; last: IsoDate },
): Promise<DayStateCount[]> =>
  db.orm
    .select(
      pick({
        day: appointmentCount.localDay,
        stateId: appointmentCount.stateId,
        count: sql<number>`sum(${appointmentCount.count})`,
      }),
    )
    .from(appointmentCount)
    .where(and(bucketConditions(db, appointmentCount, filter), between(appointmentCount.localDay, first, last)))
    .groupBy(appointmentCount.localDay, appointmentCount.stateId)
    .orderBy(appointmentCount.localDay);

/** Counts by day and state, in order of day: what an offset is sought through. */
export async function readDayCounts(db: TenantDb, filter: AppointmentFilter): Promise<DayStateCount[]> {
  if (filter.patientId !== null) {
    return db.orm
      .select(pick({ day: appointment.localDay, stateId: appointment.stateId, count: sql<number>`count(*)` }))
      .from(appointment)
      .where(and(db.own(appointment), ne(appointment.stateId, APPOINTMENT_STATE.BLOCKED), ...filterConditions(filter)))
      .groupBy(appointment.localDay, appointment.stateId)
      .orderBy(appointment.localDay);
  }
  return db.orm
    .select(
      pick({
        day: appointmentCount.localDay,
        stateId: appointmentCount.stateId,
        count: sql<number>`sum(${appointmentCount.count})`,
      }),
    )
    .from(appointmentCount)
    .where(bucketConditions(db, appointmentCount, filter))
    .groupBy(appointmentCount.localDay, appointmentCount.stateId)
    .orderBy(appointmentCount.localDay);
}
