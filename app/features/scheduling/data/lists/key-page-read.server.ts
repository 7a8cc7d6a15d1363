import { and, asc, desc, eq, gte, inArray, lt, sql, type SQL } from "drizzle-orm";
import type { TenantDb } from "~/db/client.server";
import { pick } from "~/db/pick.server";
import { appointment } from "~/db/schema/scheduling.server";
import { addDays } from "~/kernel/time/dates";
import { newestFirst, statesOfTab } from "../../domain/lists/appointment-selection";
import type { AppointmentState } from "../../domain/appointments/appointment-states";
import {
  endOfDayBefore,
  filterConditions,
  firstInstantOf,
  type AppointmentFilter,
  type FoundKey,
  type ListKey,
  type PageRequest,
} from "./appointment-list-read.server";

/** So many appointments of an index are looked at for a page, however few of them are like what is asked for. */
const MOST_LOOKED_AT = 2_000;

/** Part of a list: states between two instants (UTC ms, the first included, the last not), on days at the place. */
interface Side {
  states: readonly AppointmentState[];
  from: number;
  until: number;
  days: SQL;
}

/** One walk along an index in the list's order. */
interface Walk extends Side {
  /** What the index carries. */
  along: SQL;
  /** What each row is looked at for. */
  looked: SQL | undefined;
  /** Whether rows of the index are left out for more than their day, so that there may be many of them. */
  leavesOut: boolean;
}

const descends = (page: PageRequest) => (page.newestFirst ?? newestFirst(page.tab)) !== (page.before !== undefined);

/**
 * Today and before, each within the days that were asked for and behind the page's key. The instants are one pair, as
 * an index is entered at one place and left at another.
 */
function sidesOf(filter: AppointmentFilter, page: PageRequest): Side[] {
  const { today, begunBy = Number.MAX_SAFE_INTEGER } = page;
  const { fromToday, beforeToday } = statesOfTab(page.tab, filter.stateId);
  const key = page.before ?? page.after;
  const descending = descends(page);
  const bounds = (from: number, until: number): Pick<Side, "from" | "until"> => ({
    from: Math.max(
      from,
      filter.from ? firstInstantOf(filter.from) : 0,
      key && !descending ? key.startsAt : Number.MIN_SAFE_INTEGER,
    ),
    until: Math.min(
      until,
      begunBy + 1,
      filter.to ? endOfDayBefore(addDays(filter.to, 1)) : until,
      key && descending ? key.startsAt + 1 : until,
    ),
  });
  return [
    {
      states: fromToday,
      ...bounds(firstInstantOf(today), Number.MAX_SAFE_INTEGER),
      days: gte(appointment.localDay, today),
    },
    { states: beforeToday, ...bounds(0, endOfDayBefore(today)), days: lt(appointment.localDay, today) },
  ].filter(({ states, from, until }) => states.length > 0 && from < until);
}

/** The walks for a filter, along the index that leaves least to look at. */
function walksOf(filter: AppointmentFilter, side: Side): Walk[] {
  const { patientId, employeeId, offeringId, branchId, type } = filter;
  const looked = and(inArray(appointment.stateId, [...side.states]), side.days, ...filterConditions(filter));
  const alone = (along: SQL): Walk[] => [{ ...side, along, looked, leavesOut: true }];
  if (patientId !== null) return alone(eq(appointment.patientId, patientId));
  if (employeeId !== null) return alone(eq(appointment.employeeId, employeeId));
  if (offeringId) return alone(eq(appointment.serviceOfferingId, offeringId));
  // One index holds each state's appointments by time.
  const leavesOut = branchId !== null || type !== null;
  return side.states.map((state) => ({ ...side, along: eq(appointment.stateId, state), looked, leavesOut }));
}

/** Each of several people's own index is walked, so that the list costs as much as theirs. */
function narrowed(filter: AppointmentFilter): AppointmentFilter[] {
  const { employeeId, employeeIds, patientId, patientIds, ...rest } = filter;
  if (patientId === null && patientIds != null)
    return patientIds.map((id) => ({ ...rest, employeeId, employeeIds, patientId: id }));
  if (patientId !== null || employeeIds == null) return [filter];
  const asked = employeeId === null ? employeeIds : employeeIds.filter((id) => id === employeeId);
  return asked.map((id) => ({ ...rest, patientId, employeeId: id }));
}

/** What every index has of a row, so that SQLite walks the one that is meant. */
const WALKED = { id: appointment.id, startsAt: appointment.startsAt };

/** The rows of an index from the page's key on, in the list's order. */
function rowsAlong(db: TenantDb, { along, from, until }: Walk, page: PageRequest) {
  const { startsAt, id } = appointment;
  const order = descends(page) ? desc : asc;
  const key = page.before ?? page.after;
  // The plus keeps it from bounding the index: the instants do.
  const place = sql`(+${startsAt}, +${id})`;
  const beyond =
    key &&
    (descends(page) ? sql`${place} < (${key.startsAt}, ${key.id})` : sql`${place} > (${key.startsAt}, ${key.id})`);
  return db.orm
    .select(WALKED)
    .from(appointment)
    .where(and(db.own(appointment), along, gte(startsAt, from), lt(startsAt, until), beyond))
    .orderBy(order(startsAt), order(id))
    .$dynamic();
}

/** Those that fit among the rows that are looked at, in their order; reading stops where there are enough of them. */
function fitting(db: TenantDb, walk: Walk, page: PageRequest) {
  const walked = rowsAlong(db, walk, page).limit(MOST_LOOKED_AT).as("walked");
  return db.orm
    .select(pick({ id: appointment.id, startsAt: appointment.startsAt, patientId: appointment.patientId }))
    .from(walked)
    .innerJoin(appointment, and(db.own(appointment), eq(appointment.id, walked.id)))
    .where(walk.looked)
    .limit(page.size + 1);
}

/** The last row that a walk looks at; none where it finds enough, or comes to the end of its index before. */
function lastLookedAt(db: TenantDb, walk: Walk, page: PageRequest) {
  const found = sql`(SELECT count(*) FROM ${fitting(db, walk, page).as("found")})`;
  // SQLite takes an expression here, and then walks not at all; Drizzle's types know a number alone.
  const one = sql`CASE WHEN ${found} <= ${page.size} THEN 1 ELSE 0 END` as never;
  return rowsAlong(db, walk, page)
    .limit(one)
    .offset(MOST_LOOKED_AT - 1);
}

export interface KeyPage {
  keys: FoundKey[];
  /** There are more before or after these, in the list's order. */
  hasBefore: boolean;
  hasAfter: boolean;
  /** Where the pages before and after it are asked from. */
  first: ListKey | undefined;
  last: ListKey | undefined;
}

const compare = (a: ListKey, b: ListKey) => a.startsAt - b.startsAt || (a.id < b.id ? -1 : a.id > b.id ? 1 : 0);

/** The nearest of the places at which walks gave up; undefined where none did. */
function endOfLooking(ends: readonly ListKey[], page: PageRequest): ListKey | undefined {
  const sorted = [...ends].sort(compare);
  return descends(page) ? sorted.at(-1) : sorted[0];
}

/** The keys of one page of a list. Its cost does not grow with the number of appointments. */
export async function readKeyPage(db: TenantDb, filter: AppointmentFilter, page: PageRequest): Promise<KeyPage> {
  const walks = narrowed(filter).flatMap((each) => sidesOf(each, page).flatMap((side) => walksOf(each, side)));
  const doubtful = walks.filter(({ leavesOut }) => leavesOut);
  const [found, ends] = await Promise.all([
    Promise.all(walks.map((walk) => fitting(db, walk, page))),
    Promise.all(doubtful.map((walk) => lastLookedAt(db, walk, page))),
  ]);
  const looked = endOfLooking(ends.flat(), page);
  const inOrder = descends(page) ? (a: ListKey, b: ListKey) => compare(b, a) : compare;
  const sorted = found
    .flat()
    .filter((key) => looked === undefined || inOrder(key, looked) <= 0)
    .sort(inOrder);
  const full = sorted.length > page.size;
  const keys = sorted.slice(0, page.size);
  const more = full || looked !== undefined;
  const backwards = page.before !== undefined;
  if (backwards) keys.reverse();
  return {
    keys,
    hasBefore: backwards ? more : page.after !== undefined,
    hasAfter: backwards || more,
    // Where looking came to an end before the page was full, the next page goes on from there.
    first: backwards && !full && looked ? looked : (keys[0] ?? page.after),
    last: !backwards && !full && looked ? looked : (keys.at(-1) ?? page.before),
  };
}
