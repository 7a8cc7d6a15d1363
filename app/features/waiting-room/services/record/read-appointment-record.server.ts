import { auditStatement } from "~/db/commit.server";
import { ROLE } from "~/features/identity/public.server";
import { mayReadRecords } from "~/features/patients/public.server";
import { actsForClinic } from "~/platform/access/actor.server";
import { authorize } from "~/platform/access/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import { NotFoundError } from "~/platform/http/errors.server";
import {
  recordFilesQuery,
  recordedAppointmentQuery,
  type RecordedRow,
} from "../../data/record/appointment-record-read.server";
import {
  courseOf,
  isOver,
  recordFor,
  type RecordFile,
  type AppointmentRecord,
} from "../../domain/record/appointment-record";
import { keptChat, notesOf, sessionOf } from "../../support/chat/kept-chat.server";

/** The record of one appointment, as its page shows it. */
export interface ShownRecord {
  appointmentId: string;
  side: "staff" | "patient";
  timeZone: string;
  doctorTitle: number;
  doctorName: string;
  record: AppointmentRecord;
}

const askerOf = ({ actor }: RequestContext) => (actor.kind === "employee" ? actor.employeeId : null);

/**
 * Of one patient's appointments those whose records an employee may read: all for whoever may read the patient's, and
 * for a provider their own.
 */
export async function readableOf(
  context: RequestContext,
  appointments: readonly RecordedRow[],
): Promise<RecordedRow[]> {
  const { actor } = context;
  if (actor.kind !== "employee") return [];
  const own = actor.roles.includes(ROLE.PROVIDER)
    ? appointments.filter((appointment) => appointment.employeeId === actor.employeeId)
    : [];
  if (own.length === appointments.length) return own;
  const readsAll = await mayReadRecords(
    context,
    appointments.some((appointment) => appointment.treatedBy === actor.employeeId),
  );
  return readsAll ? [...appointments] : own;
}

async function wordsOf(context: RequestContext, appointment: RecordedRow, files: readonly RecordFile[]) {
  const { appointmentId, sessionId, summary, signature, reviewNote } = appointment;
  // What is said is kept when the appointment is over; until then its room has it.
  const kept = isOver(appointment.stateId)
    ? await Promise.all([
        keptChat(context, appointmentId),
        keptChat(context, notesOf(appointmentId)),
        sessionId === null ? null : keptChat(context, sessionOf(sessionId)),
      ])
    : [];
  const [chat, notes, session] = kept;
  return {
    companions: chat?.companions ?? [],
    words: {
      ...{ summary, signature, reviewNote, files },
      conversation: chat?.messages ?? [],
      staffNotes: notes?.messages ?? [],
      sessionConversation: session?.messages ?? [],
    },
  };
}

/** An appointment that somebody reached, and what they may see of its record. */
export interface ReachedRecord {
  appointment: RecordedRow;
  side: "staff" | "patient";
  /** Null where there is nothing that they may see. */
  record: AppointmentRecord | null;
}

/**
 * Reads a record for whoever asks; the caller writes to the audit what was read of it.
 * @throws NotFoundError for an appointment that is unknown or not theirs
 */
export async function reachAppointmentRecord(context: RequestContext, appointmentId: string): Promise<ReachedRecord> {
  await authorize(context, "appointment.read");
  const [[appointment], files] = await context.db.batch([
    recordedAppointmentQuery(context.db, appointmentId, askerOf(context)),
    recordFilesQuery(context.db, [appointmentId]),
  ]);
  if (!appointment) throw new NotFoundError();
  const { patientId, employeeId, bookedByPatientId: madeBy } = appointment;
  const subject = { kind: "appointment", id: appointmentId, appointmentId, patientId, employeeId, madeBy };
  await authorize(context, "appointment.read", subject);
  const side = actsForClinic(context.actor) ? "staff" : "patient";
  if (side === "staff" && (await readableOf(context, [appointment])).length === 0)
    return { appointment, side, record: null };
  const { companions, words } = await wordsOf(context, appointment, files);
  return { appointment, side, record: recordFor(side, appointment, courseOf(appointment, companions), words) };
}

/**
 * What is kept of an appointment: how it went, notes, summary, conversation and files, as far as whoever asks may see
 * them. Reading it is audited.
 * @returns null where there is nothing that they may see
 * @throws NotFoundError for an appointment that is unknown or not theirs
 */
export async function readAppointmentRecord(
  context: RequestContext,
  appointmentId: string,
): Promise<ShownRecord | null> {
  const { appointment, side, record } = await reachAppointmentRecord(context, appointmentId);
  if (!record) return null;
  const { course: _, ...words } = record;
  await auditStatement(context, {
    action: "consultation.read",
    subjectKind: "appointment",
    subjectId: appointmentId,
    patientId: appointment.patientId,
    fields: Object.entries(words).flatMap(([name, value]) => (value.length > 0 ? [name] : [])),
  }).run();
  const { timeZone, doctorTitle, doctorName } = appointment;
  return { appointmentId, side, timeZone, doctorTitle, doctorName, record };
}
