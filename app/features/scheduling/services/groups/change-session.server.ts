import type { AuditEntry, CommitPlan, OutboxEntry } from "~/db/commit.server";
import { changedFields } from "~/kernel/changed-fields";
import type { RequestContext } from "~/platform/context.server";
import { createZoneTable } from "~/kernel/time/zones";
import { authorize } from "~/platform/access/authorize.server";
import { ConflictError, NotFoundError } from "~/platform/http/errors.server";
import { readManyForChange, type AppointmentForChange } from "../../data/appointments/appointment-change-read.server";
import { requireChangedStatement } from "../../data/appointments/appointment-change-write.server";
import { releaseSessionClaimsStatement, sessionClaimStatements } from "../../data/availability/claims.server";
import { UNDO_WINDOW_MS } from "../../domain/appointments/way-back";
import type { SessionWayBack } from "../../domain/groups/group-session";
import { readSession, type SessionRow } from "../../data/groups/group-session-read.server";
import { updateSessionStatement, type SessionRowChange } from "../../data/groups/group-session-write.server";
import { moveSeatWaitingStatements, takeBackSeatOffersStatements } from "../../data/waiting-list/seat-waiting.server";
import { actingAs } from "../../domain/booking/acting-as";
import { APPOINTMENT_STATE, decide, type AppointmentAction } from "../../domain/appointments/appointment-state";
import { localDay } from "../../domain/booking/booking-offer";
import { changesBetween } from "../../domain/availability/schedule-change";
import { endOfWaiting } from "../../domain/waiting-list/waiting-offer";
import { claimedTimeOf } from "../../domain/appointments/appointment-time";
import { changeRefused, decided, factsOf } from "../appointments/change-appointment.server";
import { announceOpenings } from "../../support/appointments/announce-openings.server";
import { freedEffects, seatFreedEffect, type Mail } from "../../support/appointments/change-effects.server";
import { planChange, type SetColumns } from "../../support/appointments/planned-change.server";
import { commitSchedule } from "../availability/commit-schedule.server";

/** A session with the appointments in it, as a change needs them. */
export interface SessionForChange {
  session: SessionRow;
  /** What undoing its last change needs to know. */
  wayBack: SessionWayBack | null;
  appointments: AppointmentForChange[];
}

/** What one verb does to a session and to each appointment in it. */
export interface SessionChange {
  /** The audit's name of it. */
  name: string;
  session: Omit<SessionRowChange, "undoUntil" | "wayBack">;
  /** What whoever makes it can undo for a while. */
  undoable?: SessionWayBack["action"];
  /** What becomes of each appointment; an appointment that the table of transitions leaves as it is stays out of it. */
  action: AppointmentAction;
  appointments?: SetColumns;
  mails?: readonly Mail[];
  closesRoom?: boolean;
  note?: string | undefined;
  overridden?: readonly string[];
  /** What is told beside the mails of each appointment. */
  outbox?: readonly OutboxEntry[];
  /** Writes beside those of the appointments that change. */
  beside?: readonly D1PreparedStatement[];
  /** Writes for each appointment beyond those that every change has. */
  also?: (appointmentId: string) => D1PreparedStatement;
}

/** The session after a change. Instants in UTC ms. */
export interface ChangedSession {
  id: string;
  /** How many appointments changed with it; the calls name it so. */
  visits: number;
  undoUntil: number | null;
}

export const sessionSubject = ({ id, employeeId }: Pick<SessionRow, "id" | "employeeId">) =>
  ({ kind: "groupSession", id, employeeId }) as const;

/**
 * Loads a session that staff may change, with its appointments.
 * @throws NotFoundError for one that is unknown or not theirs; ConflictError where `version` is not the newest
 */
export async function loadSession(context: RequestContext, id: string, version?: number): Promise<SessionForChange> {
  await authorize(context, "appointment.set");
  const found = await readSession(context.db, id, context.now);
  if (!found) throw new NotFoundError();
  await authorize(context, "appointment.set", sessionSubject(found.session));
  if (version !== undefined && version !== found.session.version) throw new ConflictError("changedMeanwhile", CHANGED);
  const ids = found.participants.map(({ appointmentId }) => appointmentId);
  const { session, wayBack } = found;
  return { session, wayBack, appointments: await readManyForChange(context.db, ids, context.now) };
}

const CHANGED = [{ field: "version", message: "scheduling:disabled.changedMeanwhile" }];

/** @throws ConflictError where the session is over or canceled */
export function requireOpen({ state }: Pick<SessionRow, "state">): void {
  if (state !== "OPEN") throw new ConflictError("wrongState", [{ field: "state", message: "group-sessions:over" }]);
}

/** @throws ConflictError where somebody in it is being seen: a change of the whole would leave them behind */
export function requireNotBegun({ appointments }: SessionForChange): void {
  if (appointments.some(({ appointment }) => appointment.stateId === APPOINTMENT_STATE.IN_PROGRESS))
    throw new ConflictError("wrongState", [{ field: "state", message: "group-sessions:inProgress" }]);
}

/** What a change writes for one appointment; undefined where it leaves the appointment as it is. */
function appointmentPart(context: RequestContext, loaded: AppointmentForChange, change: SessionChange) {
  const { action, mails, closesRoom, note } = change;
  const state = decide(action, actingAs(context.actor.kind), decided(loaded), factsOf(context));
  if (!state.ok) return undefined;
  const planned = planChange(context, loaded, {
    ...{ action, mails, closesRoom, note },
    stateId: state.value,
    set: change.appointments,
    undoable: change.undoable !== undefined,
    authority: "appointment.set",
    auditAs: `appointment.${action}`,
  });
  return {
    ...planned,
    appointment: loaded.appointment,
    writes: [
      planned.guarded,
      requireChangedStatement(context.db),
      ...planned.writes,
      ...(change.also ? [change.also(loaded.appointment.id)] : []),
    ],
  };
}

/** How long what it tells others waits, where it can be undone. */
const DEFAULT_HOLD_SECONDS = 60;

const wayBackOf = (
  { auditActor }: RequestContext,
  { state, employeeId, startsAt, endsAt }: SessionRow,
  action: SessionWayBack["action"],
): SessionWayBack => ({
  action,
  actorKind: auditActor.kind,
  actorId: auditActor.id,
  before: { state, employeeId, startsAt, endsAt },
});

const hasMoved = (before: SessionRow, after: SessionRow): boolean =>
  before.startsAt !== after.startsAt || before.employeeId !== after.employeeId;

/** The time that the session gives up and takes. */
function claimWrites({ db, now }: RequestContext, before: SessionRow, after: SessionRow): D1PreparedStatement[] {
  if (before.state === after.state && !hasMoved(before, after)) return [];
  const { employeeId, id: sessionId } = after;
  const time = claimedTimeOf(after);
  return [
    ...(before.state === "OPEN" ? [releaseSessionClaimsStatement(db, sessionId)] : []),
    ...(after.state === "OPEN" ? sessionClaimStatements(db, { sessionId, employeeId, time }, now) : []),
  ];
}

/** What becomes of those who wait for a seat: what was offered is taken back, and asked anew where the session goes. */
function waitingWrites({ db }: RequestContext, before: SessionRow, after: SessionRow): D1PreparedStatement[] {
  const takenBack = takeBackSeatOffersStatements(db, before.id);
  if (!hasMoved(before, after)) return after.state === "OPEN" ? [] : takenBack;
  const { id, employeeId, startsAt, timeZone } = after;
  const day = localDay(createZoneTable(), timeZone, startsAt);
  return [...takenBack, ...moveSeatWaitingStatements(db, { id, employeeId, localDay: day }, endOfWaiting(day))];
}

/**
 * Changes a session and every appointment in it in one batch, so that all of it happens or nothing: the session's row
 * and time, and of each appointment the state, history, counts, seat, audit and mails.
 * @throws ConflictError `slotTaken` where the time is somebody else's, `changedMeanwhile` where an appointment was
 * changed at this moment
 */
export async function commitSession(
  context: RequestContext,
  { session, appointments }: Omit<SessionForChange, "wayBack">,
  change: SessionChange,
): Promise<ChangedSession> {
  const { session: set, undoable } = change;
  const undoUntil = undoable === undefined ? null : context.now + UNDO_WINDOW_MS;
  const holdMs = (appointments[0]?.undoWindowSeconds ?? DEFAULT_HOLD_SECONDS) * 1_000;
  const heldUntil = undoable === undefined ? context.now : context.now + holdMs;
  const wayBack = undoable === undefined ? null : wayBackOf(context, session, undoable);
  const after: SessionRow = { ...session, ...set };
  const parts = appointments.flatMap((one) => appointmentPart(context, one, change) ?? []);
  const begun = parts.map(({ appointment }) => appointment);
  const opened = await announceOpenings(context, change.action, begun);
  const subject = { subjectKind: "groupSession", subjectId: session.id } as const;
  const audit: [AuditEntry, ...AuditEntry[]] = [
    { ...subject, action: change.name, fields: changedFields(session, set) },
    ...(change.overridden?.length
      ? [{ ...subject, action: "appointment.overrideRule", fields: change.overridden }]
      : []),
    ...parts.flatMap((part) => part.audit),
    ...opened.audit,
  ];
  const told = changesBetween(
    { holder: session, holds: session.state === "OPEN" },
    { holder: after, holds: after.state === "OPEN" },
  );
  const plan: CommitPlan<ChangedSession> = {
    guarded: updateSessionStatement(context, session, { ...set, undoUntil, wayBack }),
    writes: [
      ...claimWrites(context, session, after),
      ...waitingWrites(context, session, after),
      ...parts.flatMap((part) => part.writes),
      ...(change.beside ?? []),
    ],
    audit,
    outbox: [
      ...parts.flatMap((part) => part.outbox),
      ...opened.outbox,
      ...freedEffects(context, told, heldUntil),
      seatFreedEffect(context, session.id, heldUntil),
      ...(change.outbox ?? []),
    ],
    due: parts.flatMap((part) => part.due),
    result: { id: session.id, visits: parts.length, undoUntil },
  };
  return (await commitSchedule(context, plan, told).catch(changeRefused)).result;
}
