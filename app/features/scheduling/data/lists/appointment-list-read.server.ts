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
}

/** Where an appointment stands in a list. */
export interface ListKey {
  startsAt: number;
  id: string;
}

/** The page that follows a key in the list's order, or the one that comes before it. */
export interface PageRequest {
  tab: AppointmentTab;
  today: IsoDate;
  size: number;
  after?: ListKey;
  before?: ListKey;
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
  ];
}

interface Side {
  states: readonly AppointmentState[];
  when: (SQL | undefined)[];
}

function sidesOf(tab: AppointmentTab, today: IsoDate, chosen: AppointmentState | null): Side[] {
  const { fromToday, beforeToday } = statesOfTab(tab, chosen);
  return [
    { states: fromToday, when: [gte(appointment.localDay, today), gte(appointment.startsAt, firstInstantOf(today))] },
    { states: beforeToday, when: [lt(appointment.localDay, today), lt(appointment.startsAt, endOfDayBefore(today))] },
  ];
}

/**
 * Each statement walks one index in the list's order and stops after a page: one a state, since an index holds each
 * state's appointments by time; for one provider or patient one a side, over their own index.
 */
function statementsOf(db: TenantDb, filter: AppointmentFilter, page: PageRequest) {
  const backwards = page.before !== undefined;
  const descending = newestFirst(page.tab) !== backwards;
  const from = page.before ?? page.after;
  const key = sql`(${appointment.startsAt}, ${appointment.id})`;
  const beyond =
    from && (descending ? sql`${key} < (${from.startsAt}, ${from.id})` : sql`${key} > (${from.startsAt}, ${from.id})`);
  const order = descending ? desc : asc;
  const narrow = filter.employeeId !== null || filter.patientId !== null;
  return sidesOf(page.tab, page.today, filter.stateId).flatMap(({ states, when }) => {
    const groups = narrow ? [[...states]] : states.map((state) => [state]);
    return groups
      .filter((group) => group.length > 0)
      .map((group) =>
        db.orm
          .select(pick({ id: appointment.id, startsAt: appointment.startsAt }))
          .from(appointment)
          .where(
            and(db.own(appointment), inArray(appointment.stateId, group), ...when, ...filterConditions(filter), beyond),
          )
          .orderBy(order(appointment.startsAt), order(appointment.id))
          .limit(page.size + 1),
      );
  });
}

/** Of a department each employee's own index is walked, so that its list costs as much as theirs. */
function keyStatements(db: TenantDb, filter: AppointmentFilter, page: PageRequest) {
  const { employeeId, employeeIds, patientId } = filter;
  if (employeeIds == null || patientId !== null) return statementsOf(db, filter, page);
  const asked = employeeId === null ? employeeIds : employeeIds.filter((id) => id === employeeId);
  return asked.flatMap((id) => statementsOf(db, { ...filter, employeeId: id, employeeIds: null }, page));
}

export interface KeyPage {
  keys: ListKey[];
  /** There are more before or after these, in the list's order. */
  hasBefore: boolean;
  hasAfter: boolean;
}

const compare = (a: ListKey, b: ListKey) => a.startsAt - b.startsAt || (a.id < b.id ? -1 : a.id > b.id ? 1 : 0);

/** The keys of one page of a list. Its cost does not grow with the number of appointments. */
export async function readKeyPage(db: TenantDb, filter: AppointmentFilter, page: PageRequest): Promise<KeyPage> {
  const [first, ...rest] = keyStatements(db, filter, page);
  if (!first) return { keys: [], hasBefore: false, hasAfter: false };
  const found = (await db.batch([first, ...rest])).flat();
  const backwards = page.before !== undefined;
  const descending = newestFirst(page.tab) !== backwards;
  const sorted = found.sort(descending ? (a, b) => compare(b, a) : compare);
  const more = sorted.length > page.size;
  const keys = sorted.slice(0, page.size);
  if (backwards) keys.reverse();
  return { keys, hasBefore: backwards ? more : page.after !== undefined, hasAfter: backwards ? true : more };
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
