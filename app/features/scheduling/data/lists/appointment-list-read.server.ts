import { and, asc, desc, eq, gte, inArray, isNull, lt, sql, type SQL } from "drizzle-orm";
import type { TenantDb } from "~/db/client.server";
import type { SQLiteColumn } from "drizzle-orm/sqlite-core";
import { pick } from "~/db/pick.server";
import { appointment } from "~/db/schema/scheduling.server";
import { DAY_MS, toDayNumber, type IsoDate } from "~/kernel/time/dates";
import { newestFirst, statesOfTab, type AppointmentTab } from "../../domain/lists/appointment-selection";
import type { AppointmentState } from "../../domain/appointments/appointment-states";

/** What a list is narrowed down to; null is no choice. */
export interface AppointmentFilter {
  employeeId: string | null;
  /** Those of a department: none of the others' appointments. Absent or null for all. */
  employeeIds?: readonly string[] | null;
  branchId: string | null;
  type: "video" | "in_patient" | null;
  stateId: AppointmentState | null;
  /** The lists of one patient. */
  patientId: string | null;
  /** Of them only those that this patient booked; null for all. */
  bookedByPatientId?: string | null;
  /** The patients whom a search found: nobody else's appointments. Absent or null for all. */
  patientIds?: readonly string[] | null;
  offeringId?: string | null;
  /** The first and the last day at the place; absent or null for no bound. */
  from?: IsoDate | null;
  to?: IsoDate | null;
}

/** Where an appointment stands in a list. */
export interface ListKey {
  startsAt: number;
  id: string;
}

/** A place in a list that was read, and whose appointment stands there. */
export interface FoundKey extends ListKey {
  patientId: string | null;
}

/** The page that follows a key in the list's order, or the one that comes before it. */
export interface PageRequest {
  tab: AppointmentTab;
  today: IsoDate;
  size: number;
  after?: ListKey;
  before?: ListKey;
  /** Only what has begun by then (UTC ms). */
  begunBy?: number;
  /** Whether the list begins with the newest; as the tab has it unless given. */
  newestFirst?: boolean;
}

/** The first instant, and that after the last one of the day before, at which it can be a given day somewhere: 14 hours ahead of UTC, 12 behind. */
export const firstInstantOf = (day: IsoDate) => toDayNumber(day) * DAY_MS - 14 * 3_600_000;
export const endOfDayBefore = (day: IsoDate) => toDayNumber(day) * DAY_MS + 12 * 3_600_000;

/** Whether a row is of one of the employees that a filter names; a list has more of them than a statement has places. */
export const amongEmployees = (column: SQLiteColumn, { employeeIds }: AppointmentFilter): SQL | undefined =>
  employeeIds == null ? undefined : sql`${column} IN (SELECT value FROM json_each(${JSON.stringify(employeeIds)}))`;

/** The conditions of a filter. */
export function filterConditions(filter: AppointmentFilter): (SQL | undefined)[] {
  return [
    isNull(appointment.disabledAt),
    filter.employeeId === null ? undefined : eq(appointment.employeeId, filter.employeeId),
    amongEmployees(appointment.employeeId, filter),
    filter.branchId === null ? undefined : eq(appointment.branchId, filter.branchId),
    filter.type === null ? undefined : eq(appointment.type, filter.type),
    filter.patientId === null ? undefined : eq(appointment.patientId, filter.patientId),
    filter.bookedByPatientId ? eq(appointment.bookedByPatientId, filter.bookedByPatientId) : undefined,
    filter.offeringId ? eq(appointment.serviceOfferingId, filter.offeringId) : undefined,
    filter.from ? gte(appointment.localDay, filter.from) : undefined,
    filter.to ? sql`${appointment.localDay} <= ${filter.to}` : undefined,
  ];
}

/** A piece of a list by its days: what a call that counts with an offset asks for. */
export interface DayPageRequest {
  tab: AppointmentTab;
  today: IsoDate;
  first: IsoDate;
  last: IsoDate;
  skip: number;
  size: number;
}

/** Ids of the appointments on a few days, in the list's order, by day and then by time. Reads those days only. */
export async function readIdsOfDays(db: TenantDb, filter: AppointmentFilter, page: DayPageRequest): Promise<string[]> {
  const descending = newestFirst(page.tab);
  const order = descending ? desc : asc;
  const [low, high] = descending ? [page.last, page.first] : [page.first, page.last];
  const { fromToday, beforeToday } = statesOfTab(page.tab, filter.stateId);
  const shown = sql`((${appointment.localDay} >= ${page.today} AND ${inArray(appointment.stateId, [...fromToday])}) OR (${appointment.localDay} < ${page.today} AND ${inArray(appointment.stateId, [...beforeToday])}))`;
  const rows = await db.orm
    .select(pick({ id: appointment.id }))
    .from(appointment)
    .where(
      and(
        db.own(appointment),
        gte(appointment.startsAt, firstInstantOf(low)),
        lt(appointment.startsAt, endOfDayBefore(high) + DAY_MS),
        sql`${appointment.localDay} BETWEEN ${low} AND ${high}`,
        shown,
        ...filterConditions(filter),
      ),
    )
    .orderBy(order(appointment.localDay), order(appointment.startsAt), order(appointment.id))
    .limit(page.size)
    .offset(page.skip);
  return rows.map((row) => row.id);
}
