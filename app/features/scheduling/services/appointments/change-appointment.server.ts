import { refusedAs, type AuditEntry } from "~/db/commit.server";
import type { Authority } from "~/platform/access/authorities.server";
import { authorize } from "~/platform/access/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import { ConflictError, NotFoundError } from "~/platform/http/errors.server";
import { createTranslator } from "~/i18n/translator.server";
import { changedFields } from "~/kernel/changed-fields";
import {
  readForChange,
  type AppointmentForChange,
  type AppointmentRow,
} from "../../data/appointments/appointment-change-read.server";
import { updateAppointmentStatement, type RowChange } from "../../data/appointments/appointment-change-write.server";
import { SHARED_LANE } from "../../data/availability/claims.server";
import { actingAs } from "../../domain/booking/acting-as";
import {
  decide,
  type AppointmentAction,
  type AppointmentState,
  type DecidedAppointment,
  type DecisionFacts,
  type Refusal,
} from "../../domain/appointments/appointment-state";
import { APPOINTMENT_STATE, holdsTime } from "../../domain/appointments/appointment-states";
import { isPaid } from "../../domain/payments/online-payment";
import { refusalMessage } from "../../domain/appointments/refusal-message";
import { seatRefused } from "../../support/groups/seat-refused.server";
import { effectsOf, freedEffects, seatFreedEffect, type Mail } from "../../support/appointments/change-effects.server";
import {
  idempotencyOf,
  replayedChange,
  type ChangedAppointment,
  type ChangeRequest,
} from "../../support/appointments/change-request.server";
import type { Arrival } from "../../domain/appointments/arrivals/arrival-stage";
import { tellArrival } from "../../support/appointments/arrivals/tell-arrival.server";
import { commitSchedule } from "../availability/commit-schedule.server";
import { changeWrites } from "../../support/appointments/change-writes.server";

export type { ChangedAppointment, ChangeRequest } from "../../support/appointments/change-request.server";

type ArrivalMarks = Partial<Record<keyof Arrival, number | string | null>>;

/** What one verb adds to the common shape of a change. */
export interface Change {
  action: AppointmentAction;
  authority: Authority;
  /** More columns of the row, such as a new time. */
  set?: Partial<Omit<RowChange, "stateId" | "previousStateId" | "undoUntil">>;
  /** Who is told; told only once the change can no longer be taken back. */
  mails?: readonly Mail[];
  /** Closes the patient's side of the waiting room. */
  closesRoom?: boolean;
  /** Can be taken back within the organization's undo window. */
  undoable?: boolean;
  /** Staff say that the patient agreed on the phone. */
  agreedOnPhone?: boolean;
  /** The clinic holds the new time out to the patient. */
  heldOut?: boolean;
  /** The audit's name of the change, where it is not the authority's. */
  auditAs?: string;
  /** Rules of booking that staff overrode; the audit names each. */
  overridden?: readonly string[];
  /** Writes that go before those that every change has, such as letting go of a hold of the time that is claimed. */
  before?: readonly D1PreparedStatement[];
  /** Writes beyond those that every change has. */
  writes?: readonly D1PreparedStatement[];
  /** What those leave of the patient's arrival, for the audit to name. */
  marks?: ArrivalMarks;
}

/** What `decide` needs to know of a stored appointment. */
export function decided(loaded: AppointmentForChange): DecidedAppointment {
  const { appointment, lastChange, payToBook, payToStart, confirmsItself } = loaded;
  const undoWindowMs = lastChange && appointment.undoUntil !== null ? appointment.undoUntil - lastChange.at : 0;
  return {
    state: appointment.stateId,
    startsAt: appointment.startsAt,
    requestedAt: appointment.createdAt,
    payToBook,
    payToStart,
    paid: isPaid(appointment),
    proofDueAt: appointment.proofDueAt,
    confirmsItself,
    disabled: appointment.disabledAt !== null,
    lastChange: lastChange && {
      ...lastChange,
      actor: actingAs(lastChange.actorKind),
      actorId: lastChange.actorId ?? "",
      undoWindowMs,
    },
  };
}

/** What is said of a change beside who makes it and when. */
export type Said = Pick<DecisionFacts, "agreedOnPhone" | "heldOut">;

export const factsOf = (context: RequestContext, { agreedOnPhone = false, heldOut = false }: Said = {}) =>
  ({ now: context.now, actorId: context.auditActor.id ?? "", agreedOnPhone, heldOut }) satisfies DecisionFacts;

export const subjectOf = ({
  id,
  patientId,
  employeeId,
  bookedByPatientId: madeBy,
}: Pick<AppointmentRow, "id" | "patientId" | "employeeId" | "bookedByPatientId">) =>
  ({ kind: "appointment", id, patientId, employeeId, madeBy, appointmentId: id }) as const;

/** A refused decision as the error that screens and calls show. */
export function refused(
  context: RequestContext,
  refusal: Refusal,
  action: AppointmentAction,
  state: AppointmentState,
): ConflictError {
  const message = refusalMessage(refusal, action, actingAs(context.actor.kind), state);
  const { t } = createTranslator(context.locale);
  const values: Record<string, string> =
    message.key === "scheduling:disabled.wrongState" ? { status: t(`common:appointmentStates.${message.status}`) } : {};
  return new ConflictError(refusal === "wrong-state" ? "wrongState" : "notPossible", [
    { field: "stateId", message: message.key, values },
  ]);
}

/** The state that an action leads to. @throws ConflictError where the table of transitions says no */
export function requireDecision(
  context: RequestContext,
  action: AppointmentAction,
  loaded: AppointmentForChange,
  said: Said = {},
): AppointmentState {
  const decision = decide(action, actingAs(context.actor.kind), decided(loaded), factsOf(context, said));
  if (!decision.ok) throw refused(context, decision.error, action, loaded.appointment.stateId);
  return decision.value;
}

const changedMeanwhile = () =>
  new ConflictError("changedMeanwhile", [{ field: "stateId", message: "scheduling:disabled.changedMeanwhile" }]);

/** Why a change was refused: somebody was faster, or the time or the day is full. */
export const changeRefused = refusedAs({
  conflict: changedMeanwhile,
  unique: (failure) => {
    if (failure.table === "group_seat") return seatRefused(failure);
    if (failure.table !== "slot_claim") return changedMeanwhile();
    return new ConflictError("slotTaken", [{ field: "startsAt", message: "booking:rules.alreadyTaken" }]);
  },
});

/**
 * Ids and names of fields only: what was said and when it is stay in the appointment.
 * @param after what the change leaves in its row; nothing for a new one, all of which is new
 */
export function auditOf(
  change: Pick<Change, "authority" | "auditAs" | "overridden">,
  appointment: Pick<AppointmentRow, "id" | "patientId">,
  after: Partial<RowChange> & ArrivalMarks = {},
): [AuditEntry, ...AuditEntry[]] {
  const { id: subjectId, patientId } = appointment;
  const subject = { subjectKind: "appointment", subjectId, patientId } as const;
  const entry = {
    ...subject,
    action: change.auditAs ?? change.authority,
    fields: changedFields(appointment, after),
  };
  const overridden = change.overridden ?? [];
  return overridden.length === 0
    ? [entry]
    : [entry, { ...subject, action: "appointment.overrideRule", fields: overridden }];
}

/**
 * Loads an appointment for a change and sees that this actor may make it: first at all, so that whoever may not learns
 * nothing of what exists, then with this one.
 * @throws NotSignedInError, ForbiddenError, NotFoundError
 */
export async function loadForChange(
  context: RequestContext,
  id: string,
  authority: Authority,
): Promise<AppointmentForChange> {
  await authorize(context, authority);
  const loaded = await readForChange(context.db, id, context.now);
  if (!loaded) throw new NotFoundError();
  await authorize(context, authority, subjectOf(loaded.appointment));
  return loaded;
}

/**
 * The common shape of every change: load, authorize, decide, and write the new state with its history, count, claims,
 * audit and mails in one batch. Mails of a change that can be taken back wait until it no longer can.
 * @throws ConflictError where the table of transitions says no, somebody was faster, or the time is taken
 */
export async function changeAppointment(
  context: RequestContext,
  request: ChangeRequest,
  change: Change,
): Promise<ChangedAppointment> {
  const loaded = await loadForChange(context, request.id, change.authority);
  return commitChange(context, request, change, loaded);
}

/**
 * The session of which a change gives a seat back; none where it is over or the appointment goes on to hold its seat.
 */
function sessionWithSeat({ now }: RequestContext, { sessionId, stateId, startsAt }: AppointmentRow, after: RowChange) {
  const moved = "sessionId" in after && after.sessionId !== sessionId;
  const given = holdsTime(stateId) && (moved || !holdsTime(after.stateId) || after.disabledAt !== undefined);
  return given && startsAt > now ? sessionId : null;
}

/**
 * Until when a request waits for its mailed link after a change: as before while only the clinic or the clock touched
 * it. Whoever changes it as its patient has opened the link.
 */
export function proofDueAfter({ actor }: RequestContext, { proofDueAt }: AppointmentRow, stateId: AppointmentState) {
  return stateId === APPOINTMENT_STATE.NEW && actingAs(actor.kind) !== "patient" ? proofDueAt : null;
}

/** The second half of `changeAppointment`, for a verb that looked at the loaded appointment itself. */
export async function commitChange(
  context: RequestContext,
  request: ChangeRequest,
  change: Change,
  loaded: AppointmentForChange,
): Promise<ChangedAppointment> {
  const { appointment } = loaded;
  const stored = await replayedChange(context, change.action, request);
  if (stored) return stored;
  const idempotency = await idempotencyOf(context, change.action, request);
  const stateId = requireDecision(context, change.action, loaded, change);
  const undoUntil = change.undoable ? context.now + loaded.undoWindowSeconds * 1_000 : null;
  const row: RowChange = {
    ...change.set,
    stateId,
    previousStateId: undoUntil === null ? null : appointment.stateId,
    undoUntil,
    proofDueAt: proofDueAfter(context, appointment, stateId),
  };
  const result: ChangedAppointment = {
    id: appointment.id,
    stateId,
    version: appointment.version + 1,
    startsAt: row.startsAt ?? appointment.startsAt,
    undoUntil,
  };
  const { writes, due, changes } = changeWrites(context, loaded, row, {
    action: change.action,
    note: request.note,
    agreedOnPhone: change.agreedOnPhone,
  });
  // A time that staff gave twice is not free when one of the two goes, nor a group session's when one participant does.
  const offerable = appointment.lane === SHARED_LANE && appointment.sessionId === null ? changes : [];
  const left = sessionWithSeat(context, appointment, row);
  const plan = {
    guarded: updateAppointmentStatement(context, appointment, row),
    writes: [...(change.before ?? []), ...writes, ...(change.writes ?? [])],
    audit: auditOf(change, appointment, { stateId, proofDueAt: row.proofDueAt, ...change.set, ...change.marks }),
    outbox: [
      ...effectsOf(context, loaded, change, undoUntil),
      ...freedEffects(context, offerable, undoUntil ?? undefined),
      ...(left === null ? [] : [seatFreedEffect(context, left, undoUntil ?? undefined)]),
    ],
    due,
    ...(idempotency ? { idempotency } : {}),
    result,
  };
  const { result: done } = await commitSchedule(context, plan, changes).catch(changeRefused);
  tellArrival(context, { ...appointment, ...change.set }, change.action === "arrive");
  return done;
}
