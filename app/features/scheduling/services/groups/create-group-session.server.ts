import { givesOffering } from "~/features/identity/public.server";
import { storedResult, type ActorKey } from "~/db/commit.server";
import { DAY_MS } from "~/kernel/time/dates";
import { uuidv7 } from "~/kernel/ids";
import { createZoneTable, type ZoneTable } from "~/kernel/time/zones";
import { actorKey } from "~/platform/access/actor-key.server";
import { authorize } from "~/platform/access/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import { ConflictError, InvalidError } from "~/platform/http/errors.server";
import { parse } from "~/platform/http/parse.server";
import { readerFormat } from "~/platform/reader-format.server";
import { sessionClaimStatements } from "../../data/availability/claims.server";
import { insertSessionStatement, type NewSession } from "../../data/groups/group-session-write.server";
import type { BookingOffer } from "../../domain/booking/booking-offer";
import { instantOf, localTime } from "../../domain/availability/local-time";
import { takenBy } from "../../domain/availability/schedule-change";
import { seriesDays } from "../../domain/series/series-days";
import { claimedTimeOf, timeOf } from "../../domain/appointments/appointment-time";
import { createSessionSchema, type CreateSession } from "../../schemas/groups/group-session";
import { changeRefused } from "../appointments/change-appointment.server";
import { commitSchedule } from "../availability/commit-schedule.server";
import { judgeSession } from "./judge-session.server";
import { readStaffOffer } from "../appointments/read-staff-offer.server";
import { requireSeats } from "./require-seats.server";
import { resolveTime } from "../availability/resolve-time.server";

/** The sessions that were made, and the starts (UTC ms) of those that were not because the provider has no time. */
export interface CreatedSessions {
  id: string;
  sessions: { id: string; startsAt: number }[];
  refused: number[];
}

interface Making {
  input: CreateSession;
  offer: BookingOffer;
  capacity: number;
  zones: ZoneTable;
  key: ActorKey | undefined;
}

/** The starts of a session that comes again, at the same time of the wall clock; a time that the clock skips is left out. */
function startsOf({ every, sessions }: CreateSession, first: number, zone: string, zones: ZoneTable): number[] {
  if (every === undefined || sessions === 1) return [first];
  const { day, minutes } = localTime(zones, zone, first);
  return seriesDays(day, every, sessions).flatMap((each) => instantOf(zones, zone, { day: each, minutes }) ?? []);
}

/** That the provider has no time at these starts (UTC ms), said as date and time of the place. */
function takenAt(context: RequestContext, starts: readonly number[], zone: string): ConflictError {
  const format = readerFormat(context);
  const when = format.list(starts.map((start) => format.dateTime(start, zone)));
  return new ConflictError("slotTaken", [{ field: "startsAt", message: "group-sessions:takenAt", values: { when } }]);
}

/** The key of one session of those that were asked for together. */
const keyAt = (key: ActorKey, startsAt: number): ActorKey => ({ ...key, key: `${key.key}:${startsAt}` });

/** Writes one session with its claims. @throws ConflictError `slotTaken`, `ruleBroken` */
async function make(context: RequestContext, { input, offer, capacity, zones, key }: Making, startsAt: number) {
  const overridden = judgeSession(context, offer, { startsAt, override: input.override }, zones);
  const { offering } = offer;
  const row: NewSession = {
    id: uuidv7(context.now),
    serviceOfferingId: offering.id,
    employeeId: input.employeeId,
    branchId: input.branchId,
    title: input.title,
    capacity,
    ...timeOf(startsAt, offering),
    timeZone: offer.places[0]?.timeZone ?? "UTC",
  };
  const subject = { subjectKind: "groupSession", subjectId: row.id } as const;
  const plan = {
    writes: [
      insertSessionStatement(context, row),
      ...sessionClaimStatements(
        context.db,
        { sessionId: row.id, employeeId: row.employeeId, time: claimedTimeOf(row) },
        context.now,
      ),
    ],
    audit: [
      { ...subject, action: "groupSession.create" },
      ...(overridden.length > 0 ? [{ ...subject, action: "appointment.overrideRule", fields: overridden }] : []),
    ] as const,
    ...(key ? { idempotency: keyAt(key, startsAt) } : {}),
    result: { id: row.id, startsAt },
  };
  return (await commitSchedule(context, plan, [takenBy(row)]).catch(changeRefused)).result;
}

async function keyOf(context: RequestContext, input: CreateSession) {
  if (input.idempotencyKey === undefined) return undefined;
  return actorKey(context, "session", input.idempotencyKey, { ...input, override: null });
}

/**
 * Staff make a group session, or one that comes again. Each holds the provider's time from then on; of a series, those
 * that break a rule or whose time is taken are told by their start, and the rest stands.
 * @throws InvalidError where the offering is not given to groups or not by this provider, or a call would have too many
 * seats; for a single one ConflictError `slotTaken`, or `ruleBroken` naming the rules for staff who have not said that
 * they override them
 */
export async function createGroupSession(context: RequestContext, raw: unknown): Promise<CreatedSessions> {
  const input = parse(createSessionSchema, raw);
  const { employeeId } = input;
  await authorize(context, "appointment.set", { kind: "groupSession", id: null, employeeId });
  const zones = createZoneTable();
  const until = context.now + (input.sessions > 1 ? 800 : 0) * DAY_MS;
  const offer = await readStaffOffer(context, input, zones, undefined, until);
  if (offer.offering.groupCapacity === null)
    throw new InvalidError([{ field: "serviceOfferingId", message: "group-sessions:form.notForGroups" }]);
  if (!(await givesOffering(context.db, employeeId, offer.offering.id)))
    throw new InvalidError([{ field: "employeeId", message: "scheduling:move.notGiven" }]);
  const zone = offer.places[0]?.timeZone ?? "UTC";
  const first = resolveTime(input, zone, zones);
  const starts = startsOf(input, first, zone, zones);
  const key = await keyOf(context, input);
  const capacity = input.capacity ?? offer.offering.groupCapacity;
  requireSeats(capacity, offer.offering);
  const made: CreatedSessions = { id: "", sessions: [], refused: [] };
  for (const startsAt of starts) {
    const stored = key && (await storedResult<{ id: string; startsAt: number }>(context, keyAt(key, startsAt)));
    try {
      made.sessions.push(stored?.result ?? (await make(context, { input, offer, capacity, zones, key }, startsAt)));
    } catch (error) {
      if (!(error instanceof ConflictError)) throw error;
      if (starts.length === 1) throw error.code === "slotTaken" ? takenAt(context, starts, zone) : error;
      made.refused.push(startsAt);
    }
  }
  const [one] = made.sessions;
  if (!one) throw takenAt(context, made.refused, zone);
  return { ...made, id: one.id };
}
