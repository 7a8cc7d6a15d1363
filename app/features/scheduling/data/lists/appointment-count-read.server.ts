import { and, between, eq, gt, gte, inArray, lt, ne, sql, type SQL } from "drizzle-orm";
import { z } from "zod";
import type { TenantDb } from "~/db/client.server";
import { pick } from "~/db/pick.server";
import { appointment, appointmentCount, appointmentTotal } from "~/db/schema/scheduling.server";
import { addDays, type IsoDate } from "~/kernel/time/dates";
import {
  APPOINTMENT_STATE,
  APPOINTMENT_STATES,
  type AppointmentState,
} from "../../domain/appointments/appointment-states";
import {
  amongEmployees,
  endOfDayBefore,
  filterConditions,
  type AppointmentFilter,
} from "./appointment-list-read.server";

/** How many appointments are of a state, on days from today on, after today and before today. */
export interface StateCount {
  stateId: number;
  fromToday: number;
  afterToday: number;
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

/** Sums of buckets in the order of `APPOINTMENT_STATES`. */
const sumsSchema = z.array(z.number());

/**
 * The sums of all states as one column instead of a row each: groups by state would be sorted first, and D1 counts the
 * rows of a sort as read once more.
 */
const stateSums = (buckets: typeof appointmentCount | typeof appointmentTotal, only?: SQL) =>
  sql<number[]>`json_array(${sql.join(
    APPOINTMENT_STATES.map(
      (state) => sql`coalesce(sum(${buckets.count}) FILTER (WHERE ${and(eq(buckets.stateId, state), only)}), 0)`,
    ),
    sql`, `,
  )})`.mapWith((sums: string): number[] => sumsSchema.parse(JSON.parse(sums)));

/**
 * Sums of the maintained buckets, one for each state. Only the days ahead are added up; the past is what the totals have
 * beyond them, so that a long past costs nothing.
 */
async function readBucketCounts(db: TenantDb, filter: AppointmentFilter, today: IsoDate): Promise<StateCount[]> {
  const afterToday = gt(appointmentCount.localDay, today);
  const [[ahead], [all]] = await db.batch([
    db.orm
      .select(pick({ fromToday: stateSums(appointmentCount), afterToday: stateSums(appointmentCount, afterToday) }))
      .from(appointmentCount)
      .where(and(bucketConditions(db, appointmentCount, filter), gte(appointmentCount.localDay, today))),
    db.orm
      .select(pick({ sums: stateSums(appointmentTotal) }))
      .from(appointmentTotal)
      .where(bucketConditions(db, appointmentTotal, filter)),
  ]);
  return APPOINTMENT_STATES.map((stateId, at) => {
    const fromToday = ahead?.fromToday[at] ?? 0;
    return {
      ...{ stateId, fromToday, afterToday: ahead?.afterToday[at] ?? 0 },
      beforeToday: (all?.sums[at] ?? 0) - fromToday,
    };
  });
}

/** The same for one patient, counted from their own rows: a patient has few, and the buckets name none. */
const patientCountsStatement = (db: TenantDb, filter: AppointmentFilter, today: IsoDate) =>
  db.orm
    .select(
      pick({
        stateId: appointment.stateId,
        fromToday: sql<number>`sum(${appointment.localDay} >= ${today})`,
        afterToday: sql<number>`sum(${appointment.localDay} > ${today})`,
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

/** How many of today's appointments are of some states and have not begun: today's own rows, of which there are few. */
export async function readAheadToday(
  db: TenantDb,
  filter: AppointmentFilter,
  states: readonly AppointmentState[],
  { today, now }: { today: IsoDate; now: number },
): Promise<number> {
  const [row] = await db.orm
    .select(pick({ count: sql<number>`count(*)` }))
    .from(appointment)
    .where(
      and(
        ...[db.own(appointment), inArray(appointment.stateId, [...states]), ...filterConditions(filter)],
        ...[gt(appointment.startsAt, now), lt(appointment.startsAt, endOfDayBefore(addDays(today, 1)))],
        eq(appointment.localDay, today),
      ),
    );
  return row?.count ?? 0;
}

/** Counts of every state. */
export async function readStateCounts(db: TenantDb, filter: AppointmentFilter, today: IsoDate): Promise<StateCount[]> {
  return filter.patientId === null ? readBucketCounts(db, filter, today) : patientCountsStatement(db, filter, today);
}

/** The buckets of some days, or of all where none are named, by day and state. */
async function readDays(db: TenantDb, filter: AppointmentFilter, days?: SQL): Promise<DayStateCount[]> {
  const rows = await db.orm
    .select(pick({ day: appointmentCount.localDay, sums: stateSums(appointmentCount) }))
    .from(appointmentCount)
    .where(and(bucketConditions(db, appointmentCount, filter), days))
    .groupBy(appointmentCount.localDay)
    .orderBy(appointmentCount.localDay);
  return rows.flatMap(({ day, sums }) =>
    APPOINTMENT_STATES.map((stateId, at) => ({ day, stateId, count: sums[at] ?? 0 })).filter(({ count }) => count > 0),
  );
}

/** Counts of some days by day and state, in order of day. */
export const readCountsOfDays = async (
  db: TenantDb,
  filter: AppointmentFilter,
  { first, last }: { first: IsoDate; last: IsoDate },
): Promise<DayStateCount[]> => readDays(db, filter, between(appointmentCount.localDay, first, last));

/** Counts by day and state, in order of day: what an offset is sought through. */
export async function readDayCounts(db: TenantDb, filter: AppointmentFilter): Promise<DayStateCount[]> {
  if (filter.patientId === null) return readDays(db, filter);
  return db.orm
    .select(pick({ day: appointment.localDay, stateId: appointment.stateId, count: sql<number>`count(*)` }))
    .from(appointment)
    .where(and(db.own(appointment), ne(appointment.stateId, APPOINTMENT_STATE.BLOCKED), ...filterConditions(filter)))
    .groupBy(appointment.localDay, appointment.stateId)
    .orderBy(appointment.localDay);
}
