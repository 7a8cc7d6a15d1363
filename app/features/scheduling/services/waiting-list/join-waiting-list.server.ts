import { commit, refusedAs } from "~/db/commit.server";
import { addDays } from "~/kernel/time/dates";
import { uuidv7 } from "~/kernel/ids";
import { createZoneTable } from "~/kernel/time/zones";
import { onlyBookedBy } from "~/platform/access/actor.server";
import { authorize } from "~/platform/access/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import { ConflictError, ForbiddenError, InvalidError, NotFoundError } from "~/platform/http/errors.server";
import { parse } from "~/platform/http/parse.server";
import { readSession } from "../../data/groups/group-session-read.server";
import { insertEntryStatement, subjectKeyOf, type NewEntry } from "../../data/waiting-list/waiting-list-write.server";
import { readOpenEntry } from "../../data/waiting-list/waiting-list-own.server";
import { holdsTime } from "../../domain/appointments/appointment-states";
import { localDay } from "../../domain/booking/booking-offer";
import { isFull } from "../../domain/groups/group-session";
import { endOfWaiting } from "../../domain/waiting-list/waiting-offer";
import { keptFrom } from "../../domain/booking/who-may-book";
import { joinWaitingListSchema, type JoinWaitingList } from "../../schemas/waiting-list/waiting-list";
import { loadForChange, requireDecision } from "../appointments/change-appointment.server";
import { readBookingChoices } from "../booking/read-booking-offer.server";

type Wanted = Omit<NewEntry, "id">;

/**
 * An earlier time for an appointment that its patient may still move: with the same doctor, before the day that it has.
 */
async function forAppointment(context: RequestContext, appointmentId: string): Promise<Wanted> {
  const loaded = await loadForChange(context, appointmentId, "waitingList.join");
  requireDecision(context, "reschedule", loaded);
  const { patientId, serviceOfferingId, employeeId, branchId, timeZone, localDay: toDay } = loaded.appointment;
  if (patientId === null || serviceOfferingId === null) throw new NotFoundError();
  if (loaded.appointment.sessionId !== null)
    throw new InvalidError([{ field: "appointmentId", message: "booking:rules.setBySession" }]);
  const fromDay = localDay(createZoneTable(), timeZone, context.now);
  return { patientId, appointmentId, sessionId: null, employeeId, serviceOfferingId, branchId, fromDay, toDay };
}

/** The offering where it can be booked online, with its places and the rules of booking. @throws NotFoundError */
async function bookable(context: RequestContext, wanted: { serviceOfferingId: string; employeeId?: string }) {
  const choices = await readBookingChoices(context, wanted);
  const [offering] = choices.offerings;
  if (!offering || choices.providers.length === 0 || offering.onlineBookingOption !== "ENABLED")
    throw new NotFoundError();
  if (keptFrom(choices.visitor, offering) !== null)
    throw new InvalidError([{ field: "serviceOfferingId", message: "booking:offering.newPatientsOnly" }]);
  return { offering, ...choices };
}

/** A seat of a session on which every seat is taken, none of them by the patient. */
async function forSeat(context: RequestContext, sessionId: string): Promise<Wanted> {
  const { actor, db, now } = context;
  if (actor.kind !== "patient") throw new ForbiddenError();
  const found = await readSession(db, sessionId, now);
  if (found?.session.state !== "OPEN" || found.session.startsAt <= now) throw new NotFoundError();
  const { serviceOfferingId, employeeId, branchId, timeZone, startsAt } = found.session;
  await bookable(context, { serviceOfferingId, employeeId });
  const { patientId } = actor;
  // What others booked is not told to an account whose address is unproven.
  const seats = onlyBookedBy(actor) === null ? found.participants : [];
  if (seats.some((each) => each.patientId === patientId && holdsTime(each.stateId)))
    throw new ConflictError("alreadyInSession", [{ field: "sessionId", message: "booking:rules.twice" }]);
  if (!isFull(found.session))
    throw new InvalidError([{ field: "sessionId", message: "appointment-kinds:waiting.seatsLeft" }]);
  const zones = createZoneTable();
  const [fromDay, toDay] = [localDay(zones, timeZone, now), localDay(zones, timeZone, startsAt)];
  return { patientId, appointmentId: null, sessionId, employeeId, serviceOfferingId, branchId, fromDay, toDay };
}

/** Any time of an offering at a place that can be booked online, within as many days as can be booked. */
async function forBooking(context: RequestContext, wanted: JoinWaitingList): Promise<Wanted> {
  const { actor } = context;
  if (actor.kind !== "patient") throw new ForbiddenError();
  const { serviceOfferingId, branchId, employeeId } = wanted;
  if (serviceOfferingId === undefined || branchId === undefined)
    throw new InvalidError([{ field: "branchId", message: "errors:field.chooseOne" }]);
  const { offering, places, settings } = await bookable(context, { serviceOfferingId, employeeId });
  const place = places.find((each) => each.branchId === branchId);
  if (!place) throw new NotFoundError();
  if (offering.groupCapacity !== null)
    throw new InvalidError([{ field: "serviceOfferingId", message: "booking:rules.setBySession" }]);
  const fromDay = localDay(createZoneTable(), place.timeZone, context.now);
  const toDay = addDays(fromDay, settings.horizonDays);
  const { patientId } = actor;
  return {
    ...{ patientId, serviceOfferingId, branchId, fromDay, toDay },
    ...{ appointmentId: null, sessionId: null, employeeId: employeeId ?? null },
  };
}

function wantedOf(context: RequestContext, input: JoinWaitingList): Promise<Wanted> {
  const { appointmentId, sessionId } = input;
  if (appointmentId !== undefined) return forAppointment(context, appointmentId);
  return sessionId === undefined ? forBooking(context, input) : forSeat(context, sessionId);
}

/**
 * Puts a patient on the list of those who are told when an earlier time becomes free: for an appointment of theirs,
 * signed in or by its mailed link, or signed in for an appointment that they found no time for or a session that is
 * full. Asked for again, it is the same entry.
 * @throws InvalidError for one who waits for as much as they may
 */
export async function joinWaitingList(context: RequestContext, raw: unknown): Promise<{ id: string }> {
  await authorize(context, "waitingList.join");
  const input = parse(joinWaitingListSchema, raw);
  const wanted = await wantedOf(context, input);
  const known = await readOpenEntry(context.db, wanted.patientId, subjectKeyOf(wanted));
  if (known) return { id: known.id };
  const entry = { ...wanted, id: uuidv7(context.now) };
  return commit(context, {
    guarded: insertEntryStatement(context.db, entry, context.now),
    audit: [
      { action: "waitingList.join", subjectKind: "waitingList", subjectId: entry.id, patientId: entry.patientId },
    ],
    due: [{ kind: "WAITING_END", id: entry.id, dueAt: endOfWaiting(entry.toDay) }],
    result: null,
  }).then(
    () => ({ id: entry.id }),
    refusedAs(async () => {
      const twin = await readOpenEntry(context.db, wanted.patientId, subjectKeyOf(wanted));
      return twin ? { id: twin.id } : new InvalidError([{ field: "", message: "appointment-kinds:waiting.tooMany" }]);
    }),
  );
}
