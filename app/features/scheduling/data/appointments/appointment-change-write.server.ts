import type { CommitContext } from "~/db/commit.server";
import type { TenantDb } from "~/db/client.server";
import { dropDueText } from "~/db/due-rows.server";
import { withdrawStatements } from "~/db/outbox-rows.server";
import type { AppointmentState } from "../../domain/appointments/appointment-states";
import type { AppointmentRow } from "./appointment-change-read.server";

/** What a change leaves in the appointment's row; what is not named stays as it is. Instants in UTC ms. */
export interface RowChange {
  stateId: AppointmentState;
  /** The state before, while it can be taken back until `undoUntil`. */
  previousStateId: AppointmentState | null;
  undoUntil: number | null;
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
online_payment_id = coalesce(?21, online_payment_id), proof_due_at = ?22
WHERE organization_id = ?1 AND id = ?15 AND version = ?16 AND state_id = ?17 AND disabled_at IS NULL`;
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
  );
}

/** Takes the expiry of an appointment, or the look at whether it was attended, off the list of due work. */
export const dropExpiryStatement = (db: TenantDb, appointmentId: string): D1PreparedStatement =>
  db.raw(DROP_LOOKS, db.organizationId, appointmentId);

/** Takes a mail back that has not gone out. */
export const withdrawMailStatements = withdrawStatements;
