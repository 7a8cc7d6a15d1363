import type { CommitContext } from "~/db/commit.server";
import type { AppointmentState } from "../../domain/appointments/appointment-states";
import type { AppointmentAction } from "../../domain/appointments/appointment-transitions";

/** What happens to the money of an appointment and is no change of itself. */
export type MoneyAct = "refund-at-desk" | "take-back-payment" | "write-off" | "keep-ahead";

/** One change of an appointment. */
export interface HistoryEntry {
  appointmentId: string;
  /** The appointment's version after the change; 1 is the booking. */
  version: number;
  action: AppointmentAction | MoneyAct;
  fromStateId: AppointmentState | null;
  toStateId: AppointmentState;
  /** UTC ms, after the change. */
  startsAt: number;
  note?: string;
  /** Staff said that the patient agreed on the phone. */
  patientAgreed?: boolean | undefined;
  /** Staff asked for nobody to be notified of it. */
  doNotNotify?: boolean | undefined;
}

const INSERT = `INSERT INTO appointment_history (organization_id, appointment_id, version, at, action, actor_kind, actor_id, from_state_id, to_state_id, starts_at, note, agreed_on_phone, do_not_notify)
VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12, ?13)`;

/** The row that says who changed what and when. */
export function historyStatement(context: CommitContext, entry: HistoryEntry): D1PreparedStatement {
  const { db, now, auditActor } = context;
  return db.raw(
    INSERT,
    db.organizationId,
    entry.appointmentId,
    entry.version,
    now,
    entry.action,
    auditActor.kind,
    auditActor.id,
    entry.fromStateId,
    entry.toStateId,
    entry.startsAt,
    entry.note ?? "",
    entry.patientAgreed ? 1 : 0,
    entry.doNotNotify ? 1 : 0,
  );
}
