import type { AuditEntry, DueEntry, OutboxEntry } from "~/db/commit.server";
import { changedFields } from "~/kernel/changed-fields";
import type { Authority } from "~/platform/access/authorities.server";
import type { RequestContext } from "~/platform/context.server";
import type { AppointmentForChange, AppointmentRow } from "../../data/appointments/appointment-change-read.server";
import {
  restoreAppointmentStatement,
  updateAppointmentStatement,
  type RowChange,
} from "../../data/appointments/appointment-change-write.server";
import { APPOINTMENT_STATE, type AppointmentState } from "../../domain/appointments/appointment-states";
import type { AppointmentAction } from "../../domain/appointments/appointment-transitions";
import {
  stoodBefore,
  UNDO_WINDOW_MS,
  type StoodBefore,
  type ToldOf,
  type WayBack,
} from "../../domain/appointments/way-back";
import type { ScheduleChange } from "../../domain/availability/schedule-change";
import type { Arrival } from "../../domain/appointments/arrivals/arrival-stage";
import { actingAs } from "../../domain/booking/acting-as";
import { creditAudit, leavesCredit } from "./credit-writes.server";
import { effectsOf, type Mail } from "./change-effects.server";
import { changeWrites, untrueMails } from "./change-writes.server";
import { takenKeyOf, waivedKeyOf, type TakenForAppointment } from "./money-writes.server";

/** Columns that a verb sets beside the state, such as a new time. */
export type SetColumns = Partial<Omit<RowChange, "stateId" | "previousStateId" | "undoUntil" | "wayBack">>;

/** What a change leaves of the patient's arrival, for the audit to name. */
export type ArrivalMarks = Partial<Record<keyof Arrival, number | string | null>>;

/** What becomes of one appointment. */
export interface PlannedChange {
  action: AppointmentAction;
  /** The state that the table of transitions leads to. */
  stateId: AppointmentState;
  set?: SetColumns | undefined;
  marks?: ArrivalMarks | undefined;
  mails?: readonly Mail[] | undefined;
  closesRoom?: boolean | undefined;
  /** Whoever makes it can undo it for a while. */
  undoable?: boolean | undefined;
  note?: string | undefined;
  patientAgreed?: boolean | undefined;
  doNotNotify?: boolean | undefined;
  authority: Authority;
  /** The audit's name of the change, where it is not the authority's. */
  auditAs?: string | undefined;
  /** Rules of booking that staff overrode; the audit names each. */
  overridden?: readonly string[] | undefined;
  /** Money that it takes at the desk. */
  taken?: TakenForAppointment | undefined;
}

/** All that a change of one appointment writes. Instants in UTC ms. */
export interface PlannedWrites {
  row: RowChange;
  guarded: D1PreparedStatement;
  writes: D1PreparedStatement[];
  audit: [AuditEntry, ...AuditEntry[]];
  outbox: OutboxEntry[];
  due: DueEntry[];
  changes: ScheduleChange[];
  undoUntil: number | null;
  /** Until when what it tells others waits; null where it is told at once. */
  heldUntil: number | null;
}

/**
 * Until when a request waits for its mailed link after a change: as before while only the clinic or the clock touched
 * it. Whoever changes it as its patient has opened the link.
 */
function proofDueAfter({ actor }: RequestContext, { action, stateId }: PlannedChange, before: AppointmentRow) {
  const proofDueAt = action === "undo" ? (before.wayBack?.before.proofDueAt ?? null) : before.proofDueAt;
  return stateId === APPOINTMENT_STATE.NEW && actingAs(actor.kind) !== "patient" ? proofDueAt : null;
}

/**
 * Ids and names of fields only: what was said and when it is stay in the appointment.
 * @param after what the change leaves in its row; nothing for a new one, all of which is new
 */
export function auditOf(
  change: Pick<PlannedChange, "authority" | "auditAs" | "overridden">,
  appointment: Pick<AppointmentRow, "id" | "patientId">,
  after: (SetColumns | StoodBefore) & ArrivalMarks = {},
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

/** What is kept so that the change can be undone. */
function wayBackOf(
  { now, auditActor }: RequestContext,
  loaded: AppointmentForChange,
  change: PlannedChange,
  told: readonly ToldOf[],
): WayBack | null {
  if (!change.undoable) return null;
  return {
    action: change.action,
    actorKind: auditActor.kind,
    actorId: auditActor.id,
    at: now,
    before: stoodBefore(loaded.appointment),
    told,
    withdrew: untrueMails(loaded, change, change.action),
    taken: takenKeyOf(loaded, change.taken),
    waived: waivedKeyOf(loaded, { ...loaded.appointment, ...change.set, stateId: change.stateId }),
  };
}

/** Works out everything that a change of one appointment writes; nothing is written yet. */
export function planChange(
  context: RequestContext,
  loaded: AppointmentForChange,
  change: PlannedChange,
): PlannedWrites {
  const { appointment, undoWindowSeconds } = loaded;
  const { action, stateId, undoable = false } = change;
  // A mark of the arrival changes nothing that an undo gives back: the last change can be undone as before.
  const kept = change.marks && stateId === appointment.stateId ? appointment : null;
  const undoUntil = undoable ? context.now + UNDO_WINDOW_MS : null;
  const heldUntil = undoable && undoWindowSeconds > 0 ? context.now + undoWindowSeconds * 1_000 : null;
  const { outbox, told } = effectsOf(context, loaded, change, heldUntil ?? context.now);
  const credit = leavesCredit(context, appointment, stateId);
  const row: RowChange = {
    ...change.set,
    ...credit,
    stateId,
    previousStateId: undoUntil === null ? (kept?.wayBack?.before.stateId ?? null) : appointment.stateId,
    undoUntil: kept ? kept.undoUntil : undoUntil,
    wayBack: kept ? kept.wayBack : wayBackOf(context, loaded, change, told),
    proofDueAt: proofDueAfter(context, change, appointment),
  };
  const before = action === "undo" ? appointment.wayBack?.before : undefined;
  const { note, patientAgreed, doNotNotify, taken } = change;
  const audited = before ?? { ...change.set, ...credit, stateId, proofDueAt: row.proofDueAt, ...change.marks };
  return {
    row,
    guarded: before
      ? restoreAppointmentStatement(context, appointment, { ...before, proofDueAt: row.proofDueAt ?? null })
      : updateAppointmentStatement(context, appointment, row),
    ...changeWrites(context, loaded, row, { action, note, patientAgreed, doNotNotify, taken }),
    audit: [...auditOf(change, appointment, audited), ...creditAudit(context, appointment, { ...audited, stateId })],
    outbox,
    undoUntil,
    heldUntil,
  };
}
