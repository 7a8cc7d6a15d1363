import { fromDayNumber, DAY_MS } from "~/kernel/time/dates";
import { overlaps } from "~/kernel/time/intervals";
import { toLocal, type ZoneTable } from "~/kernel/time/zones";
import type { AvailabilityRequest, ProviderTimes } from "../availability/availability-request";
import { whenRules, type RemovalRule } from "../timings/explain-time";
import { isFull, type OfferedSession } from "./group-session";

/** What can keep a session from being offered beside the rules of when: there is none, or no seat is left. */
export type SessionRule = "no-session" | "full";

/** The rules of when that keep a session from patients; the provider's timings do not matter, for staff made it. */
function rulesOf(
  request: AvailabilityRequest,
  session: OfferedSession,
  zones: ZoneTable,
): (RemovalRule | SessionRule)[] {
  const { startsAt, timeZone } = session;
  const day = Math.floor(toLocal(zones.span(timeZone, startsAt, startsAt + 1), startsAt) / DAY_MS);
  const place = { branchId: session.branchId, zone: timeZone };
  return [
    ...whenRules(request, place, day, startsAt, zones),
    ...(request.rules.excludedDates.includes(fromDayNumber(day)) ? (["excluded-date"] as const) : []),
    ...(isFull(session) ? (["full"] as const) : []),
  ];
}

const isIn = (request: AvailabilityRequest, session: OfferedSession): boolean =>
  session.startsAt >= request.from &&
  session.startsAt < request.to &&
  request.providers.some(
    ({ id, places }) => id === session.employeeId && places.some(({ branchId }) => branchId === session.branchId),
  );

/**
 * The sessions that an offer's request looks at and that are kept from patients by nothing but, at most, being full.
 */
export function shownSessions(
  request: AvailabilityRequest,
  sessions: readonly OfferedSession[],
  zones: ZoneTable,
): OfferedSession[] {
  return sessions
    .filter((session) => isIn(request, session))
    .filter((session) => rulesOf(request, session, zones).every((rule) => rule === "full"))
    .toSorted((a, b) => a.startsAt - b.startsAt);
}

/** The starts of sessions with a seat left, at which the patient is free, by provider in the order of the request; at most `count` of each. */
export function groupTimes(
  request: AvailabilityRequest,
  sessions: readonly OfferedSession[],
  zones: ZoneTable,
  count = Infinity,
): ProviderTimes[] {
  const [{ patientBusy = [] } = {}] = request.providers;
  const isFree = ({ startsAt: start, endsAt: end }: OfferedSession) =>
    !patientBusy.some((busy) => overlaps(busy, { start, end }));
  const open = shownSessions(request, sessions, zones).filter((session) => !isFull(session) && isFree(session));
  return request.providers.map(({ id }) => {
    const own = open.filter(({ employeeId }) => employeeId === id).slice(0, count);
    return { providerId: id, starts: own.map((each) => each.startsAt), branchIds: own.map((each) => each.branchId) };
  });
}

/** The session of a provider at a place that starts at `start` (UTC ms). */
export const sessionAt = (
  sessions: readonly OfferedSession[],
  at: { employeeId: string | undefined; branchId: string | null | undefined; start: number },
): OfferedSession | undefined =>
  sessions.find(
    ({ employeeId, branchId, startsAt }) =>
      startsAt === at.start &&
      (at.employeeId === undefined || at.employeeId === employeeId) &&
      (at.branchId == null || at.branchId === branchId),
  );

/** Every rule that keeps a start of a group offering from patients; empty where a seat can be booked. */
export function explainSession(
  request: AvailabilityRequest,
  sessions: readonly OfferedSession[],
  start: number,
  zones: ZoneTable,
): (RemovalRule | SessionRule)[] {
  const session = sessions.find(
    ({ employeeId, startsAt }) => startsAt === start && request.providers.some(({ id }) => id === employeeId),
  );
  return session ? rulesOf(request, session, zones) : ["no-session"];
}
