import type { CommitContext } from "~/db/commit.server";
import type { TenantDb } from "~/db/client.server";
import { dropDueText } from "~/db/due-rows.server";
import { askAgainStatements, withdrawStatements } from "~/db/outbox-rows.server";
import type { AppointmentState } from "../../domain/appointments/appointment-states";
import type { StoodBefore, WayBack } from "../../domain/appointments/way-back";
import type { AppointmentRow } from "./appointment-change-read.server";

/** What a change leaves in the appointment's row; what is not named stays as it is. Instants in UTC ms. */
export interface RowChange {
  stateId: AppointmentState;
  /** The state before, while it can be taken back until `undoUntil`. */
  previousStateId: AppointmentState | null;
  undoUntil: number | null;
  /** What undoing it needs to know; null where it cannot be undone. */
  wayBack: WayBack | null;
  employeeId?: string;
  startsAt?: number;
  endsAt?: number;
  localDay?: string;
  lane?: number;
  reason?: string;
  startedAt?: number;
  concludedAt?: number;
  paidAtClinicAt?: number;
  paidOnlineAt?: number;
  onlinePaymentId?: string;
  /** Null where its credit is given back. */
  paidByCreditAt?: number | null;
  disabledAt?: number;
  sessionId?: string;
  /** Deadline for confirming it by the mailed link; left out to ask for it no longer. */
  proofDueAt?: number | null;
}

const UPDATE = `UPDATE appointment SET version = version + 1, updated_at = ?2, state_id = ?3, previous_state_id = ?4, undo_until = ?5,
starts_at = coalesce(?6, starts_at), ends_at = coalesce(?7, ends_at), local_day = coalesce(?8, local_day), lane = coalesce(?9, lane),
reason = coalesce(?10, reason), started_at = coalesce(?11, started_at), concluded_at = coalesce(?12, concluded_at),
paid_at_clinic_at = coalesce(?13, paid_at_clinic_at), disabled_at = coalesce(?14, disabled_at), employee_id = coalesce(?18, employee_id),
session_id = coalesce(?19, session_id), paid_online_at = coalesce(?20, paid_online_at),
online_payment_id = coalesce(?21, online_payment_id), proof_due_at = ?22, way_back = ?23, paid_by_credit_at = ?24
WHERE organization_id = ?1 AND id = ?15 AND version = ?16 AND state_id = ?17 AND disabled_at IS NULL`;
/** An undo gives every column back as it was. */
const RESTORE = `UPDATE appointment SET version = version + 1, updated_at = ?2, state_id = ?3, previous_state_id = NULL, undo_until = NULL,
way_back = NULL, employee_id = ?4, starts_at = ?5, ends_at = ?6, local_day = ?7, lane = ?8, session_id = ?9, started_at = ?10,
concluded_at = ?11, paid_at_clinic_at = ?12, disabled_at = ?13, proof_due_at = ?14,
paid_by_credit_at = ?18
WHERE organization_id = ?1 AND id = ?15 AND version = ?16 AND state_id = ?17`;
const FOUNDS =
  "UPDATE appointment SET founds_relation = ?3 WHERE organization_id = ?1 AND id = ?2 AND founds_relation <> ?3";
const DROP_LOOKS = dropDueText(["APPOINTMENT_EXPIRY", "APPOINTMENT_NO_SHOW", "APPOINTMENT_MESSAGE"], "?2");

/**
 * The conditional write of every change: it changes no row where somebody else changed the appointment since `read`.
 */
export function updateAppointmentStatement(
  { db, now }: CommitContext,
  read: AppointmentRow,
  change: RowChange,
): D1PreparedStatement {
  return db.raw(
    UPDATE,
    db.organizationId,
    now,
    change.stateId,
    change.previousStateId,
    change.undoUntil,
    change.startsAt ?? null,
    change.endsAt ?? null,
    change.localDay ?? null,
    change.lane ?? null,
    change.reason ?? null,
    change.startedAt ?? null,
    change.concludedAt ?? null,
    change.paidAtClinicAt ?? null,
    change.disabledAt ?? null,
    read.id,
    read.version,
    read.stateId,
    change.employeeId ?? null,
    change.sessionId ?? null,
    change.paidOnlineAt ?? null,
    change.onlinePaymentId ?? null,
    change.proofDueAt ?? null,
    change.wayBack && JSON.stringify(change.wayBack),
    change.paidByCreditAt === undefined ? read.paidByCreditAt : change.paidByCreditAt,
  );
}

/** The conditional write of an undo, as `updateAppointmentStatement`: everything is as it was. */
export const restoreAppointmentStatement = (
  { db, now }: CommitContext,
  read: AppointmentRow,
  before: StoodBefore,
): D1PreparedStatement =>
  db.raw(
    RESTORE,
    db.organizationId,
    now,
    before.stateId,
    before.employeeId,
    before.startsAt,
    before.endsAt,
    before.localDay,
    before.lane,
    before.sessionId,
    before.startedAt,
    before.concludedAt,
    before.paidAtClinicAt,
    before.disabledAt,
    before.proofDueAt,
    read.id,
    read.version,
    read.stateId,
    before.paidByCreditAt ?? null,
  );

/** After the history of an undo, whose triggers cannot know it: whether the appointment founds a relation as before. */
export const restoreRelationStatement = (
  { db }: CommitContext,
  appointmentId: string,
  { foundsRelation }: StoodBefore,
): D1PreparedStatement => db.raw(FOUNDS, db.organizationId, appointmentId, foundsRelation ? 1 : 0);

const CHANGED = "SELECT CASE WHEN changes() = 1 THEN 1 ELSE json_extract('{}', 'conflict') END";

/** Refuses the batch where the write right before it changed no row. */
export const requireChangedStatement = (db: TenantDb): D1PreparedStatement => db.raw(CHANGED);

/** Takes the expiry of an appointment, or the look at whether it was attended, off the list of due work. */
export const dropExpiryStatement = (db: TenantDb, appointmentId: string): D1PreparedStatement =>
  db.raw(DROP_LOOKS, db.organizationId, appointmentId);

/** Takes a mail back that has not gone out. */
export const withdrawMailStatements = withdrawStatements;

/** Asks again for a mail that was taken back, since what made it untrue is undone. */
export const askAgainForMailStatements = askAgainStatements;
