import { and, eq, ne, sql, type SQL } from "drizzle-orm";
import type { TenantDb } from "~/db/client.server";
import { pick } from "~/db/pick.server";
import { appointment, appointmentCount } from "~/db/schema/scheduling.server";
import type { IsoDate } from "~/kernel/dates";
import { APPOINTMENT_STATE } from "../domain/appointment-states";
import { filterConditions, type AppointmentFilter } from "./appointment-list-read.server";

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

function bucketConditions(db: TenantDb, filter: AppointmentFilter): SQL | undefined {
  return and(
    db.own(appointmentCount),
    ne(appointmentCount.stateId, APPOINTMENT_STATE.BLOCKED),
    filter.employeeId === null ? undefined : eq(appointmentCount.employeeId, filter.employeeId),
    filter.branchId === null ? undefined : eq(appointmentCount.branchId, filter.branchId),
    filter.type === null ? undefined : eq(appointmentCount.type, filter.type),
  );
}

/** Sums of the maintained buckets, one row a state. The filter's state is not looked at: the tabs each have their own. */
export const stateCountsStatement = (db: TenantDb, filter: AppointmentFilter, today: IsoDate) =>
  db.orm
    .select(
      pick({
        stateId: appointmentCount.stateId,
        fromToday: sql<number>`sum(CASE WHEN ${appointmentCount.localDay} >= ${today} THEN ${appointmentCount.count} ELSE 0 END)`,
        beforeToday: sql<number>`sum(CASE WHEN ${appointmentCount.localDay} < ${today} THEN ${appointmentCount.count} ELSE 0 END)`,
      }),
    )
    .from(appointmentCount)
    .where(bucketConditions(db, filter))
    .groupBy(appointmentCount.stateId);

/** The same for one patient, counted from their own rows: a patient has few, and the buckets name none. */
export const patientCountsStatement = (db: TenantDb, filter: AppointmentFilter, today: IsoDate) =>
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

/** Counts of every state. */
export async function readStateCounts(db: TenantDb, filter: AppointmentFilter, today: IsoDate): Promise<StateCount[]> {
  return filter.patientId === null
    ? stateCountsStatement(db, filter, today)
    : patientCountsStatement(db, filter, today);
}

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
    .where(bucketConditions(db, filter))
    .groupBy(appointmentCount.localDay, appointmentCount.stateId)
    .orderBy(appointmentCount.localDay);
}
