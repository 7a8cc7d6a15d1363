import type { AuditEntry, DueEntry, OutboxEntry } from "~/db/commit.server";
import type { BookingPatient } from "~/features/patients/public.server";
import { MINUTE_MS } from "~/kernel/time/minutes";
import type { MailTemplate } from "~/outbox/mail-templates";
import { outboxEntry } from "~/outbox/outbox-entry";
import type { RequestContext } from "~/platform/context.server";
import type { NewAppointment } from "../../data/appointments/appointment-insert.server";
import { UNPAID_LIMIT_MS } from "../../domain/appointments/appointment-conditions";
import { APPOINTMENT_STATE } from "../../domain/appointments/appointment-state";
import { expiryOf } from "../appointments/change-writes.server";

/** Whoever has not paid by then is told by mail until when they can; who pays at once gets the confirmation alone. */
const REMINDED_OF_PAYING_MS = 2 * MINUTE_MS;
/** A request that is left to the staff though it was not paid is told of once it can no longer run out unpaid. */
const TOLD_OF_UNPAID_MS = UNPAID_LIMIT_MS + 5 * MINUTE_MS;

interface Effects {
  audit: [AuditEntry, ...AuditEntry[]];
  outbox: OutboxEntry[];
  due: DueEntry[];
}

/** What of a booking decides who is told, and when. */
interface Booked {
  payToBook: boolean;
  /** The appointment that has a seat of the session already, of the patient whom a stranger named. */
  seat?: { id: string; patientId: string } | null;
}

type Told = Pick<NewAppointment, "id" | "stateId" | "employeeId" | "proofDueAt">;

/** Which mails a booking sends to its patient and its doctor, and after how long (ms). */
function mailsOf({ stateId, proofDueAt }: Told, payToBook: boolean) {
  if (proofDueAt !== undefined) return { patient: "appointment.confirmRequest", after: 0 } as const;
  if (payToBook)
    return { patient: "appointment.payRequest", after: REMINDED_OF_PAYING_MS, doctorAfter: TOLD_OF_UNPAID_MS } as const;
  const confirmed = stateId === APPOINTMENT_STATE.CONFIRMED;
  return { patient: confirmed ? "appointment.confirmed" : "appointment.booked", after: 0, doctorAfter: 0 } as const;
}

function outboxOf(context: RequestContext, row: Told, patientId: string, { payToBook, seat }: Booked): OutboxEntry[] {
  const mail = (
    template: MailTemplate<"appointment">,
    kind: "PATIENT" | "EMPLOYEE",
    id: string,
    after = 0,
    about = row.id,
  ) =>
    outboxEntry(
      context,
      "mail",
      { template, to: { kind, id }, appointmentId: about },
      after === 0 ? {} : { availableAt: context.now + after },
    );
  const { patient, after, ...mails } = mailsOf(row, payToBook);
  return [
    mail(patient, "PATIENT", patientId, after),
    ...("doctorAfter" in mails
      ? [mail("appointment.requestReceived", "EMPLOYEE", row.employeeId, mails.doctorAfter)]
      : []),
    ...(seat ? [mail("appointment.seatTwice", "PATIENT", seat.patientId, 0, seat.id)] : []),
  ];
}

/**
 * What a booking leaves behind besides its rows: the audit, the mails to the patient and the doctor, and the look at
 * it when its start has passed, and before that when it must be confirmed by mail or paid.
 */
export function bookingEffects(
  context: RequestContext,
  row: NewAppointment,
  patient: BookingPatient,
  booked: Booked,
): Effects {
  const made: AuditEntry = {
    action: "appointment.book",
    subjectKind: "appointment",
    subjectId: row.id,
    patientId: patient.id,
  };
  const created: AuditEntry[] = patient.isNew
    ? [{ action: "patient.create", subjectKind: "patient", subjectId: patient.id, patientId: patient.id }]
    : [];
  const heldUntil = row.proofDueAt ?? (booked.payToBook ? context.now + UNPAID_LIMIT_MS : null);
  return {
    audit: [made, ...created],
    outbox: outboxOf(context, row, patient.id, booked),
    due: expiryOf(row.id, row.stateId, row.startsAt, heldUntil),
  };
}
