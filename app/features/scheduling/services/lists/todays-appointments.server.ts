import { createZoneTable } from "~/kernel/time/zones";
import { auditRead } from "~/platform/audit/audit-read.server";
import { authorize } from "~/platform/access/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import { readStateCounts } from "../../data/lists/appointment-count-read.server";
import { readIdsOfDays, readKeyPage } from "../../data/lists/appointment-list-read.server";
import { readSummaries } from "../../data/lists/appointment-rows-read.server";
import { arrivalStage } from "../../domain/appointments/arrivals/arrival-stage";
import type { AppointmentSummary } from "../../domain/lists/appointment-summary";
import { localTime } from "../../domain/availability/local-time";
import { LONGEST_APPOINTMENT_MS } from "../../domain/appointments/appointment-time";
import { opensPatients, withinReach } from "../../support/appointments/appointment-reach.server";
import { totalOfTab } from "../../support/lists/appointment-totals.server";

const MOST_TODAY = 40;
const MOST_SHOWN = 12;
/** Who runs late still has the appointments of the last hours ahead. */
const LATE_MS = 2 * 3_600_000;
const MOST_NEW = 5;
/** Of one person, so many at the most that began so lately that they may still be going on. */
const MOST_RUNNING = 12;
const ALL = { employeeId: null, branchId: null, type: null, state: null } as const;

/**
 * What the home screen shows: what is still to come of today's appointments, in their order, the requests that wait for
 * an answer, and the next appointments, which are not over. A patient's are their own, a doctor's theirs.
 */
export async function todaysAppointments(context: RequestContext) {
  await authorize(context, "appointment.list");
  const filter = withinReach(context, ALL);
  const today = localTime(createZoneTable(), context.profile.timeZone, context.now).day;
  const running = { startsAt: context.now - LONGEST_APPOINTMENT_MS, id: "" };
  const [todayIds, next, requests, counts] = await Promise.all([
    readIdsOfDays(context.db, filter, { tab: "upcoming", today, first: today, last: today, skip: 0, size: MOST_TODAY }),
    readKeyPage(context.db, filter, { tab: "upcoming", today, size: MOST_NEW + MOST_RUNNING, after: running }),
    readKeyPage(context.db, filter, { tab: "new", today, size: MOST_NEW }),
    readStateCounts(context.db, filter, today),
    auditRead(context, { action: "appointment.list", subjectKind: "appointment", fields: ["today"] }),
  ]);
  const wanted = [...new Set([...todayIds, ...next.keys.map((key) => key.id), ...requests.keys.map((key) => key.id)])];
  const byId = new Map((await readSummaries(context.db, wanted)).map((appointment) => [appointment.id, appointment]));
  const those = (ids: readonly string[]) => ids.flatMap((id) => byId.get(id) ?? []);
  const todays = those(todayIds);
  const waits = (appointment: AppointmentSummary) => arrivalStage(appointment, context.now) === "waiting";
  return {
    /** How many patients of today wait. */
    waiting: todays.filter(waits).length,
    /** Only this provider's patients are theirs to see; null for everybody's. */
    onlyOf: filter.employeeId,
    view: context.actor.kind === "patient" ? ("patient" as const) : ("staff" as const),
    opensPatients: opensPatients(context),
    today: todays.filter((appointment) => appointment.endsAt > context.now - LATE_MS).slice(0, MOST_SHOWN),
    /** How many are still to come today; no more than MOST_TODAY are counted. */
    stillToday: { count: todayIds.length, more: todayIds.length >= MOST_TODAY },
    next: those(next.keys.map((key) => key.id))
      .filter((appointment) => appointment.endsAt > context.now)
      .slice(0, MOST_NEW),
    requests: those(requests.keys.map((key) => key.id)),
    newRequests: totalOfTab(counts, "new", null),
  };
}
