import { commit, refusedAs, storedResult, type CommitPlan } from "~/db/commit.server";
import { uuidv7 } from "~/kernel/ids";
import { addDays } from "~/kernel/time/dates";
import { createZoneTable } from "~/kernel/time/zones";
import { actorKey } from "~/platform/access/actor-key.server";
import { authorize } from "~/platform/access/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import { ConflictError, InvalidError, NotFoundError } from "~/platform/http/errors.server";
import { parse } from "~/platform/http/parse.server";
import { readSetOptions } from "../../data/appointments/set-options-read.server";
import { readSession } from "../../data/groups/group-session-read.server";
import { calendarSettingsStatement } from "../../data/settings/calendar-settings.server";
import { readOpenEntry } from "../../data/waiting-list/waiting-list-own.server";
import { insertEntryStatements, subjectKeyOf, type NewEntry } from "../../data/waiting-list/waiting-list-write.server";
import { holdsTime } from "../../domain/appointments/appointment-states";
import { localDay } from "../../domain/booking/booking-offer";
import { isFull } from "../../domain/groups/group-session";
import { ANYONE, fitPanel } from "../../domain/panel/panel-choice";
import { endOfWaiting } from "../../domain/waiting-list/waiting-offer";
import { addToWaitingListSchema, type AddToWaitingList } from "../../schemas/waiting-list/waiting-list";
import { chooserOf, setsOnlyOf } from "../../support/appointments/appointment-reach.server";
import { patientToSet } from "../appointments/set-appointment.server";
import { DEFAULT_SETTINGS } from "../booking/read-booking-offer.server";

type Wanted = Omit<NewEntry, "id" | "patientId">;

/** A seat of a session on which every seat is taken, none of them by the patient. @throws NotFoundError */
async function forSeat({ db, now }: RequestContext, sessionId: string, patientId: string | undefined): Promise<Wanted> {
  const found = await readSession(db, sessionId, now);
  if (found?.session.state !== "OPEN" || found.session.startsAt <= now) throw new NotFoundError();
  if (found.participants.some((each) => each.patientId === patientId && holdsTime(each.stateId)))
    throw new ConflictError("alreadyInSession", [{ field: "sessionId", message: "booking:rules.twice" }]);
  if (!isFull(found.session))
    throw new InvalidError([{ field: "sessionId", message: "appointment-kinds:waiting.seatsLeft" }]);
  const { serviceOfferingId, employeeId, branchId, timeZone, startsAt } = found.session;
  const zones = createZoneTable();
  const [fromDay, toDay] = [localDay(zones, timeZone, now), localDay(zones, timeZone, startsAt)];
  return { appointmentId: null, sessionId, employeeId, serviceOfferingId, branchId, fromDay, toDay };
}

/** Any time of a service that patients book online, within as many days as can be booked. @throws NotFoundError */
async function forTime(context: RequestContext, input: AddToWaitingList): Promise<Wanted> {
  const { db, now } = context;
  const { serviceOfferingId, employeeId, branchId } = input;
  const [options, [settings = DEFAULT_SETTINGS]] = await Promise.all([
    readSetOptions(db, setsOnlyOf(context)),
    calendarSettingsStatement(db),
  ]);
  const fitted = fitPanel(options, input, { type: null, chooser: chooserOf(context), mode: "wait" });
  const { choice, offerings, branches } = fitted;
  if (choice?.serviceOfferingId !== serviceOfferingId || choice.branchId !== branchId) throw new NotFoundError();
  if (choice.employeeId !== employeeId) throw new NotFoundError();
  if (fitted.isGroup) throw new InvalidError([{ field: "sessionId", message: "booking-panel:wait.chooseSession" }]);
  // Who waits is offered what they could book themselves.
  if (offerings.find(({ id }) => id === serviceOfferingId)?.onlineBookingOption !== "ENABLED")
    throw new InvalidError([{ field: "serviceOfferingId", message: "booking-panel:wait.notOnline" }]);
  const zone = branches.find(({ id }) => id === branchId)?.timeZone ?? context.profile.timeZone;
  const fromDay = localDay(createZoneTable(), zone, now);
  return {
    ...{ appointmentId: null, sessionId: null, employeeId: employeeId === ANYONE ? null : employeeId },
    ...{ serviceOfferingId, branchId, fromDay, toDay: addDays(fromDay, settings.horizonDays) },
  };
}

/**
 * Staff put a patient, or somebody new, on the list of those who are told when a time or a seat becomes free. Asked for
 * again, it is the same entry.
 * @throws InvalidError for one who waits for as much as they may; NotFoundError for a choice that does not go together
 */
export async function addToWaitingList(context: RequestContext, raw: unknown): Promise<{ id: string }> {
  await authorize(context, "appointment.set");
  const input = parse(addToWaitingListSchema, raw);
  const { patientId, employeeId, idempotencyKey } = input;
  await authorize(context, "appointment.set", { kind: "waitingList", id: null, employeeId, patientId });
  const key = idempotencyKey && (await actorKey(context, "wait", idempotencyKey, input));
  const stored = key ? await storedResult<{ id: string }>(context, key) : undefined;
  if (stored) return stored.result;
  const { sessionId } = input;
  const wanted = await (sessionId === undefined ? forTime(context, input) : forSeat(context, sessionId, patientId));
  const patient = await patientToSet(context, input, raw);
  const known = patientId && (await readOpenEntry(context.db, patientId, subjectKeyOf(wanted)));
  if (known) return known;
  const id = uuidv7(context.now);
  const entry: NewEntry = { ...wanted, id, patientId: patient.id };
  const plan: CommitPlan<{ id: string }> = {
    writes: [...patient.writes, ...insertEntryStatements(context.db, entry, context.now)],
    audit: [
      { action: "waitingList.join", subjectKind: "waitingList", subjectId: id, patientId: patient.id },
      ...patient.audit,
    ],
    due: [{ kind: "WAITING_END", id, dueAt: endOfWaiting(entry.toDay) }],
    ...(key ? { idempotency: key } : {}),
    result: { id },
  };
  return commit(context, plan).then(
    ({ result }) => result,
    refusedAs(async () => {
      const twin = await readOpenEntry(context.db, patient.id, subjectKeyOf(entry));
      return twin ?? new InvalidError([{ field: "", message: "booking-panel:wait.tooMany" }]);
    }),
  );
}
