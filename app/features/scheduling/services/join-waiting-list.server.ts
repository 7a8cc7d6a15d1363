import { commit, CommitRefused } from "~/db/commit.server";
import { addDays, DAY_MS } from "~/kernel/dates";
import { uuidv7 } from "~/kernel/ids";
import { createZoneTable } from "~/kernel/zones";
import { authorize } from "~/platform/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import { ForbiddenError, InvalidError, NotFoundError } from "~/platform/errors.server";
import { parse } from "~/platform/parse.server";
import { insertEntryStatement, subjectKeyOf, type NewEntry } from "../data/waiting-list-write.server";
import { readOpenEntry } from "../data/waiting-list-own.server";
import { localDay } from "../domain/booking-offer";
import { joinWaitingListSchema, type JoinWaitingList } from "../schemas/waiting-list";
import { loadForChange, requireDecision } from "./change-appointment.server";
import { readBookingChoices } from "./read-booking-offer.server";

/** A day of the calendar is over in every zone of the world two days after it began in UTC. */
const OVER_EVERYWHERE_MS = 2 * DAY_MS;

type Wanted = Omit<NewEntry, "id">;

/** An earlier time for a visit that its patient may still move: with the same doctor, before the day that it has. */
async function forVisit(context: RequestContext, appointmentId: string): Promise<Wanted> {
  const loaded = await loadForChange(context, appointmentId, "waitingList.join");
  requireDecision(context, "reschedule", loaded);
  const { patientId, serviceOfferingId, employeeId, branchId, timeZone, localDay: toDay } = loaded.appointment;
  if (patientId === null || serviceOfferingId === null) throw new NotFoundError();
  if (loaded.appointment.sessionId !== null)
    throw new InvalidError([{ field: "appointmentId", message: "booking:rules.setBySession" }]);
  const fromDay = localDay(createZoneTable(), timeZone, context.now);
  return { patientId, appointmentId, employeeId, serviceOfferingId, branchId, fromDay, toDay };
}

/** Any time of an offering at a place that can be booked online, within as many days as can be booked. */
async function forBooking(context: RequestContext, wanted: JoinWaitingList): Promise<Wanted> {
  const { actor } = context;
  if (actor.kind !== "patient") throw new ForbiddenError();
  const { serviceOfferingId, branchId, employeeId } = wanted;
  if (serviceOfferingId === undefined || branchId === undefined)
    throw new InvalidError([{ field: "branchId", message: "errors:field.chooseOne" }]);
  const choices = await readBookingChoices(context, { serviceOfferingId, employeeId });
  const [offering] = choices.offerings;
  const place = choices.places.find((each) => each.branchId === branchId);
  if (!offering || !place || choices.providers.length === 0 || offering.onlineBookingOption !== "ENABLED")
    throw new NotFoundError();
  if (offering.groupCapacity !== null)
    throw new InvalidError([{ field: "serviceOfferingId", message: "booking:rules.setBySession" }]);
  const fromDay = localDay(createZoneTable(), place.timeZone, context.now);
  const toDay = addDays(fromDay, choices.settings.horizonDays);
  const { patientId } = actor;
  return {
    patientId,
    appointmentId: null,
    employeeId: employeeId ?? null,
    serviceOfferingId,
    branchId,
    fromDay,
    toDay,
  };
}

/**
 * Puts a patient on the list of those who are told when an earlier time becomes free: for a visit of theirs, signed in
 * or by its mailed link, or signed in for a visit that they found no time for. Asked for again, it is the same entry.
 * @throws InvalidError for one who waits for as much as they may
 */
export async function joinWaitingList(context: RequestContext, raw: unknown): Promise<{ id: string }> {
  await authorize(context, "waitingList.join");
  const input = parse(joinWaitingListSchema, raw);
  const { appointmentId } = input;
  const wanted =
    appointmentId === undefined ? await forBooking(context, input) : await forVisit(context, appointmentId);
  const known = await readOpenEntry(context.db, wanted.patientId, subjectKeyOf(wanted));
  if (known) return { id: known.id };
  const entry = { ...wanted, id: uuidv7(context.now) };
  try {
    await commit(context, {
      guarded: insertEntryStatement(context.db, entry, context.now),
      audit: [
        { action: "waitingList.join", subjectKind: "waitingList", subjectId: entry.id, patientId: entry.patientId },
      ],
      due: [{ kind: "WAITING_END", id: entry.id, dueAt: Date.parse(entry.toDay) + OVER_EVERYWHERE_MS }],
      result: null,
    });
    return { id: entry.id };
  } catch (error) {
    if (!(error instanceof CommitRefused) || error.failure.kind === "fence") throw error;
    const twin = await readOpenEntry(context.db, wanted.patientId, subjectKeyOf(wanted));
    if (twin) return { id: twin.id };
    throw new InvalidError([{ field: "", message: "visit-kinds:waiting.tooMany" }]);
  }
}
