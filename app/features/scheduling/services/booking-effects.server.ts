import type { AuditEntry, DueEntry, OutboxEntry } from "~/db/commit.server";
import type { BookingPatient } from "~/features/patients/public.server";
import { uuidv7 } from "~/kernel/ids";
import type { RequestContext } from "~/platform/context.server";
import type { NewAppointment } from "../data/appointment-insert.server";
import { UNPAID_LIMIT_MS } from "../domain/appointment-conditions";
import { APPOINTMENT_STATE } from "../domain/appointment-state";
import { expiryOf } from "./change-writes.server";

interface Effects {
  audit: [AuditEntry, ...AuditEntry[]];
  outbox: OutboxEntry[];
  due: DueEntry[];
}

/**
 * What a booking leaves behind besides its rows: the audit, the mails to the patient and the doctor, and the look at
 * it when its start has passed, and before that when it must be paid.
 */
export function bookingEffects(
  context: RequestContext,
  row: NewAppointment,
  patient: BookingPatient,
  payToBook: boolean,
): Effects {
  const confirmed = row.stateId === APPOINTMENT_STATE.CONFIRMED;
  const mail = (template: string, kind: "PATIENT" | "EMPLOYEE", id: string): OutboxEntry => ({
    id: uuidv7(context.now),
    topic: "mail",
    payload: { template, to: { kind, id }, appointmentId: row.id },
  });
  const booked: AuditEntry = {
    action: "appointment.book",
    subjectKind: "appointment",
    subjectId: row.id,
    patientId: patient.id,
  };
  const created: AuditEntry[] = patient.isNew
    ? [{ action: "patient.create", subjectKind: "patient", subjectId: patient.id, patientId: patient.id }]
    : [];
  return {
    audit: [booked, ...created],
    outbox: [
      mail(confirmed ? "appointment.confirmed" : "appointment.booked", "PATIENT", patient.id),
      mail("appointment.requestReceived", "EMPLOYEE", row.employeeId),
    ],
    due: expiryOf(row.id, row.stateId, row.startsAt, payToBook ? context.now + UNPAID_LIMIT_MS : null),
  };
}
