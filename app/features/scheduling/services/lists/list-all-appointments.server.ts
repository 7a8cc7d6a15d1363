import type { z } from "zod";
import { ROLE } from "~/features/identity/public.server";
import { createZoneTable } from "~/kernel/time/zones";
import { formatDayMonthYear } from "~/kernel/time/dates";
import { auditRead, filtersSet } from "~/platform/audit/audit-read.server";
import { authorize, verdictOf } from "~/platform/access/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import { parse } from "~/platform/http/parse.server";
import { readDayCounts, readStateCounts, type DayStateCount } from "../../data/lists/appointment-count-read.server";
import { readIdsOfDays, type AppointmentFilter } from "../../data/lists/appointment-list-read.server";
import { readSummaries } from "../../data/lists/appointment-rows-read.server";
import { newestFirst, statesOfTab, type AppointmentTab } from "../../domain/lists/appointment-selection";
import { APPOINTMENT_STATE } from "../../domain/appointments/appointment-states";
import { seekDays, type DayCount } from "../../domain/availability/day-seek";
import { localTime } from "../../domain/availability/local-time";
import { listAllAppointmentsSchema } from "../../schemas/lists/list-appointments";
import { wireAppointment } from "../appointments/wire-appointment.server";
import { interactionRatings } from "../../support/appointments/interaction-ratings.server";
import { withinReach } from "../../support/appointments/appointment-reach.server";
import { filterOf } from "./filter-of.server";
import { totalOfState, totalOfTab } from "../../support/lists/appointment-totals.server";

/** The days of a tab, in its order, with how many of its appointments lie on each. */
function daysOfTab(
  counts: readonly DayStateCount[],
  tab: AppointmentTab,
  today: string,
  filter: AppointmentFilter,
): DayCount[] {
  const { fromToday, beforeToday } = statesOfTab(tab, filter.stateId);
  const byDay = new Map<string, number>();
  for (const { day, stateId, count } of counts) {
    const states: readonly number[] = day >= today ? fromToday : beforeToday;
    if (states.includes(stateId)) byDay.set(day, (byDay.get(day) ?? 0) + count);
  }
  const days = [...byDay].filter(([, count]) => count > 0).map(([day, count]) => ({ day, count }));
  days.sort((a, b) => (a.day < b.day ? -1 : 1));
  return newestFirst(tab) ? days.reverse() : days;
}

type Page = Pick<z.infer<typeof listAllAppointmentsSchema>, "offset" | "max">;

/**
 * One page by its offset, found through the counts by day: what comes before it is not read. Each page begins with the
 * newest, those of the future too: whoever puts further pages of the future before, as the specification has it, gets
 * one list, newest first.
 */
async function pageOf(
  context: RequestContext,
  tab: AppointmentTab,
  today: string,
  filter: AppointmentFilter,
  { offset, max }: Page,
) {
  const span = seekDays(daysOfTab(await readDayCounts(context.db, filter), tab, today, filter), offset, max);
  if (!span) return [];
  const ids = await readIdsOfDays(context.db, filter, {
    tab,
    today,
    first: span.first,
    last: span.last,
    skip: span.skip,
    size: max,
  });
  const [page, ratings] = await Promise.all([readSummaries(context.db, ids), interactionRatings(context, ids)]);
  const rated = page.map((appointment) => ({ appointment, rating: ratings.get(appointment.id) }));
  return newestFirst(tab) ? rated : rated.reverse();
}

/**
 * The specification's appointment list: a page of the future (its first page holds the next appointments), the past or
 * of all, with the counts of what the filters leave and, as totals, of everything that this person may see.
 */
export async function listAllAppointments(context: RequestContext, raw: unknown) {
  await authorize(context, "appointment.list");
  const { offset, max, swipe, ...wanted } = parse(listAllAppointmentsSchema, raw);
  const filter = await filterOf(context, wanted);
  const everything = withinReach(context, { employeeId: null, branchId: null, type: null, state: null });
  const zones = createZoneTable();
  const { day: today, minutes } = localTime(zones, context.profile.timeZone, context.now);
  const tab = ({ future: "upcoming", past: "past", all: "all" } as const)[swipe];
  const [appointments, counts, totals] = await Promise.all([
    pageOf(context, tab, today, filter, { offset, max }),
    readStateCounts(context.db, filter, today),
    readStateCounts(context.db, everything, today),
    auditRead(context, { action: "appointment.list", subjectKind: "appointment", fields: filtersSet(wanted) }),
  ]);
  const { actor } = context;
  return {
    status: true as const,
    upcomingAppointmentsCount: totalOfTab(counts, "upcoming", filter.stateId),
    upcomingAppointmentsTotalCount: totalOfTab(totals, "upcoming", null),
    pastAppointmentsCount: totalOfTab(counts, "past", filter.stateId),
    pastAppointmentsTotalCount: totalOfTab(totals, "past", null),
    offset,
    max,
    swipe,
    currentDate: formatDayMonthYear(today),
    currentTime: minutes,
    newAppointmentCount: totalOfState(counts, APPOINTMENT_STATE.NEW),
    confirmedAppointmentCount: totalOfState(counts, APPOINTMENT_STATE.CONFIRMED),
    totalAppointmentsCount: totalOfTab(totals, "upcoming", null) + totalOfTab(totals, "past", null),
    canAssistVideoConsultation: actor.kind === "employee" && verdictOf(context, "room.attend") === "allowed",
    // A nurse has a doctor's type, and is none.
    hasHPRole: actor.kind === "employee" && actor.roles.includes(ROLE.PROVIDER),
    context: actor.kind === "patient" ? "patient" : "employee",
    appointments: appointments.map(({ appointment, rating }) =>
      wireAppointment(appointment, context.now, zones, rating),
    ),
  };
}
