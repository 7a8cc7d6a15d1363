import { refusedAs } from "~/db/commit.server";
import type { Authority } from "~/platform/access/authorities.server";
import { actsForClinic } from "~/platform/access/actor.server";
import { authorize } from "~/platform/access/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import { ConflictError, NotFoundError } from "~/platform/http/errors.server";
import { createTranslator } from "~/i18n/translator.server";
import {
  readForChange,
  type AppointmentForChange,
  type AppointmentRow,
} from "../../data/appointments/appointment-change-read.server";
import type { RowChange } from "../../data/appointments/appointment-change-write.server";
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
import { holdsTime } from "../../domain/appointments/appointment-states";
import { countsAsPaid } from "../../domain/payments/online-payment";
import { refusalMessage } from "../../domain/appointments/refusal-message";
import { stateWords } from "../../domain/appointments/state-words";
import { seatRefused } from "../../support/groups/seat-refused.server";
import { announceOpenings } from "../../support/appointments/announce-openings.server";
import { changedMeanwhile } from "../../support/appointments/as-seen.server";
import { freedEffects, seatFreedEffect, type Mail } from "../../support/appointments/change-effects.server";
import {
  idempotencyOf,
  replayedChange,
  type ChangedAppointment,
  type ChangeRequest,
} from "../../support/appointments/change-request.server";
import { tellArrival } from "../../support/appointments/arrivals/tell-arrival.server";
import { commitSchedule } from "../availability/commit-schedule.server";
import type { TakenForAppointment } from "../../support/appointments/money-writes.server";
import { planChange, type ArrivalMarks, type SetColumns } from "../../support/appointments/planned-change.server";

export type { ChangedAppointment, ChangeRequest } from "../../support/appointments/change-request.server";
export { auditOf } from "../../support/appointments/planned-change.server";

/** What one verb adds to the common shape of a change. */
export interface Change {
  action: AppointmentAction;
  authority: Authority;
  /** More columns of the row, such as a new time. */
  set?: SetColumns;
  /** Who is told; of what can be undone after the practice's time of waiting. */
  mails?: readonly Mail[];
  /** Closes the patient's side of the waiting room. */
  closesRoom?: boolean;
  /** Whoever makes it can undo it for a while. */
  undoable?: boolean;
  /** Staff say that the patient agreed. */
  patientAgreed?: boolean;
  /** The clinic holds the new time out to the patient. */
  heldOut?: boolean;
  /** Only a part of what it costs is paid by it. */
  paysPart?: boolean;
  /** The audit's name of the change, where it is not the authority's. */
  auditAs?: string;
  /** Rules of booking that staff overrode; the audit names each. */
  overridden?: readonly string[];
  /** What the history says, where that is more than the caller said. */
  note?: string;
  /** Money that it takes at the desk. */
  taken?: TakenForAppointment;
  /** Writes that go before those that every change has, such as letting go of a hold of the time that is claimed. */
  before?: readonly D1PreparedStatement[];
  /** Writes beyond those that every change has. */
  writes?: readonly D1PreparedStatement[];
  /** What those leave of the patient's arrival, for the audit to name. */
  marks?: ArrivalMarks;
}

/** What `decide` needs to know of a stored appointment. */
export function decided(loaded: AppointmentForChange): DecidedAppointment {
  const { appointment, payToBook, payToStart, confirmsItself } = loaded;
  const { wayBack } = appointment;
  return {
    state: appointment.stateId,
    startsAt: appointment.startsAt,
    endsAt: appointment.endsAt,
    requestedAt: appointment.createdAt,
    payToBook,
    payToStart,
    paid: countsAsPaid(loaded),
    proofDueAt: appointment.proofDueAt,
    confirmsItself,
    disabled: appointment.disabledAt !== null,
    lastChange: wayBack && {
      action: wayBack.action,
      actor: actingAs(wayBack.actorKind),
      actorId: wayBack.actorId ?? "",
      from: wayBack.before.stateId,
      at: wayBack.at,
    },
  };
}

/** What is said of a change beside who makes it and when. */
export type Said = Pick<DecisionFacts, "patientAgreed" | "heldOut" | "paysPart">;

export const factsOf = (
  context: RequestContext,
  { patientAgreed = false, heldOut = false, paysPart = false }: Said = {},
) =>
  ({
    now: context.now,
    actorId: context.auditActor.id ?? "",
    patientAgreed,
    heldOut,
    paysPart,
  }) satisfies DecisionFacts;

/** Deadline for this person to undo the last change, UTC ms; null if they cannot. */
export function undoableUntil(context: RequestContext, loaded: AppointmentForChange): number | null {
  const decision = decide("undo", actingAs(context.actor.kind), decided(loaded), factsOf(context));
  return decision.ok ? loaded.appointment.undoUntil : null;
}

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
  const actor = actingAs(context.actor.kind);
  const side = actor === "staff" ? "staff" : "patient";
  const message = refusalMessage(refusal, action, actor, state);
  const { t } = createTranslator(context.locale);
  const values: Record<string, string> =
    message.key === "scheduling:disabled.wrongState" ? { status: t(stateWords(message.status, side)) } : {};
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

/** Why a change is refused: somebody was faster, or the time or the day is full. */
export const CHANGE_REFUSALS = {
  conflict: changedMeanwhile,
  unique: (failure: { table: string; columns: readonly string[] }) => {
    if (failure.table === "group_seat") return seatRefused(failure);
    if (failure.table !== "slot_claim") return changedMeanwhile();
    return new ConflictError("slotTaken", [{ field: "startsAt", message: "booking:rules.alreadyTaken" }]);
  },
};

/** A refused commit as the error that says why. */
export const changeRefused = refusedAs(CHANGE_REFUSALS);

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
 * audit and mails in one batch. Mails of a change that can be undone wait for a while first.
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
  const doNotNotify = request.doNotNotify === true && actsForClinic(context.actor);
  const planned = planChange(context, loaded, { ...change, stateId, note: change.note ?? request.note, doNotNotify });
  const opened = await announceOpenings(context, change.action, [appointment]);
  const { row, changes, undoUntil, heldUntil } = planned;
  // A time that staff gave twice is not free when one of the two goes, nor a group session's when one participant does.
  const offerable = appointment.lane === SHARED_LANE && appointment.sessionId === null ? changes : [];
  const left = sessionWithSeat(context, appointment, row);
  const result: ChangedAppointment = {
    id: appointment.id,
    stateId,
    version: appointment.version + 1,
    startsAt: row.startsAt ?? appointment.startsAt,
    undoUntil,
  };
  const plan = {
    guarded: planned.guarded,
    writes: [...(change.before ?? []), ...planned.writes, ...(change.writes ?? [])],
    audit: [...planned.audit, ...opened.audit] as const,
    outbox: [
      ...planned.outbox,
      ...opened.outbox,
      ...freedEffects(context, offerable, heldUntil ?? undefined),
      ...(left === null ? [] : [seatFreedEffect(context, left, heldUntil ?? undefined)]),
    ],
    due: planned.due,
    ...(idempotency ? { idempotency } : {}),
    result,
  };
  const { result: done } = await commitSchedule(context, plan, changes).catch(changeRefused);
  tellArrival(context, { ...appointment, ...change.set }, change.action === "arrive");
  return done;
}
