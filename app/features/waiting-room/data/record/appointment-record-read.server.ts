import { and, desc, eq, exists, inArray, isNotNull, isNull, lt, or, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/sqlite-core";
import type { TenantDb } from "~/db/client.server";
import { pick } from "~/db/pick.server";
import { consultationNote, videoSession } from "~/db/schema/appointment-record.server";
import { consultation } from "~/db/schema/consultations.server";
import { employee } from "~/db/schema/identity.server";
import { serviceOffering } from "~/db/schema/organization.server";
import { patient, patientProvider } from "~/db/schema/patients.server";
import { appointment } from "~/db/schema/scheduling.server";
import { file, userSetting } from "~/db/schema/settings.server";
import type { BackMark, BackWanted } from "~/kernel/time/back-page";
import { IN_PROGRESS } from "../../domain/sessions/appointment-presence";
import { TOOK_PLACE, type Published } from "../../domain/record/appointment-record";
import { callSessionId } from "../rooms/room-read.server";
import { offeringOfAppointment, patientOfAppointment, providerOfAppointment } from "../rooms/appointment-joins.server";

const summary = alias(consultationNote, "summary");
const review = alias(consultationNote, "review");

const fields = {
  appointmentId: appointment.id,
  sessionId: callSessionId(),
  patientId: appointment.patientId,
  /** The patient who booked it; null where it was anybody else. */
  bookedByPatientId: appointment.bookedByPatientId,
  employeeId: appointment.employeeId,
  stateId: appointment.stateId,
  type: appointment.type,
  startsAt: appointment.startsAt,
  timeZone: appointment.timeZone,
  startedAt: appointment.startedAt,
  concludedAt: appointment.concludedAt,
  offering: sql<string>`coalesce(${serviceOffering.name}, '')`,
  doctorTitle: employee.title,
  doctorName: sql<string>`trim(${employee.firstName} || ' ' || ${employee.lastName})`,
  patientName: sql<string>`trim(coalesce(${patient.firstName} || ' ' || ${patient.lastName}, ''))`,
  patientEnteredAt: sql<number | null>`${videoSession.patientEnteredAt}`,
  providerEnteredAt: sql<number | null>`${videoSession.providerEnteredAt}`,
  bothStreamedMs: sql<number | null>`${videoSession.bothStreamedMs}`,
  summary: sql<string>`coalesce(${summary.note}, '')`,
  /** What the provider ends their summaries with, as they set it. */
  signature: sql<string>`coalesce(${userSetting.value} ->> '$.signature', '')`,
  reviewNote: sql<string>`coalesce(${review.note}, '')`,
  /** Whether the patient was shown what came of it; null where nobody has opened its consultation. */
  publishStatus: sql<Published | null>`${consultation.publishStatus}`,
};

const isNote = (note: typeof summary | typeof review, kind: "SUMMARY" | "REVIEW") =>
  and(eq(note.organizationId, appointment.organizationId), eq(note.appointmentId, appointment.id), eq(note.kind, kind));

/** Appointments with all that the database holds of their records; `askerId` is the employee who asks, if one does. */
const recorded = (db: TenantDb, askerId: string | null) =>
  db.orm
    .select(pick({ ...fields, treatedBy: sql<string | null>`${patientProvider.employeeId}` }))
    .from(appointment)
    .leftJoin(patient, patientOfAppointment())
    .leftJoin(serviceOffering, offeringOfAppointment())
    .innerJoin(employee, providerOfAppointment())
    .leftJoin(
      userSetting,
      and(
        eq(userSetting.organizationId, appointment.organizationId),
        eq(userSetting.userId, employee.userId),
        eq(userSetting.area, "account"),
      ),
    )
    .leftJoin(
      videoSession,
      and(eq(videoSession.organizationId, appointment.organizationId), eq(videoSession.appointmentId, appointment.id)),
    )
    .leftJoin(
      consultation,
      and(eq(consultation.organizationId, appointment.organizationId), eq(consultation.appointmentId, appointment.id)),
    )
    .leftJoin(summary, isNote(summary, "SUMMARY"))
    .leftJoin(review, isNote(review, "REVIEW"))
    .leftJoin(
      patientProvider,
      and(
        eq(patientProvider.organizationId, appointment.organizationId),
        eq(patientProvider.patientId, appointment.patientId),
        eq(patientProvider.employeeId, askerId ?? ""),
      ),
    );

/** An appointment with its notes and its video. Instants in UTC ms. */
export const recordedAppointmentQuery = (db: TenantDb, appointmentId: string, askerId: string | null) =>
  recorded(db, askerId).where(and(db.own(appointment), eq(appointment.id, appointmentId)));

export type RecordedRow = Awaited<ReturnType<typeof recordedAppointmentQuery>>[number];

/** Filter of consultations: by one provider or all; before a given one, or the latest. */
export interface ConsultationsWanted {
  patientId: string;
  employeeId: string | null;
  before: { startsAt: number; id: string } | null;
  limit: number;
}

/** The appointments of a patient that took place, go on, or have something written or sent; the latest first. */
export function consultationsQuery(db: TenantDb, askerId: string | null, wanted: ConsultationsWanted) {
  const { patientId, employeeId, before, limit } = wanted;
  const written = db.orm
    .select(pick({ id: consultationNote.appointmentId }))
    .from(consultationNote)
    .where(and(db.own(consultationNote), eq(consultationNote.appointmentId, appointment.id)));
  const sent = db.orm
    .select(pick({ id: file.id }))
    .from(file)
    .where(and(db.own(file), eq(file.appointmentId, appointment.id), isNull(file.deletedAt)));
  return recorded(db, askerId)
    .where(
      and(
        db.own(appointment),
        eq(appointment.patientId, patientId),
        isNull(appointment.disabledAt),
        employeeId === null ? undefined : eq(appointment.employeeId, employeeId),
        or(inArray(appointment.stateId, [...TOOK_PLACE, IN_PROGRESS]), exists(written), exists(sent)),
        before === null
          ? undefined
          : or(
              lt(appointment.startsAt, before.startsAt),
              and(eq(appointment.startsAt, before.startsAt), lt(appointment.id, before.id)),
            ),
      ),
    )
    .orderBy(desc(appointment.startsAt), desc(appointment.id))
    .limit(limit);
}

/** The files that were sent in the chats of these appointments, oldest first. */
export const recordFilesQuery = (db: TenantDb, appointmentIds: readonly string[]) =>
  db.orm
    .select(
      pick({
        id: file.id,
        appointmentId: sql<string>`${file.appointmentId}`,
        patientId: file.patientId,
        name: file.name,
        contentType: file.contentType,
        sizeBytes: file.sizeBytes,
      }),
    )
    .from(file)
    .where(and(db.own(file), inArray(file.appointmentId, [...appointmentIds]), isNull(file.deletedAt)))
    .orderBy(file.createdAt, file.id);

/** A file that was sent in the chat of an appointment, where it stands in time. */
export interface ChatFileBefore extends BackMark {
  appointmentId: string;
  name: string;
}

/** Of whom, and with which provider where not with all. */
interface PapersOf {
  patientId: string;
  employeeId: string | null;
}

/** What was written beside the call of an appointment, where the appointment stands in time; both empty for nothing. */
export interface CallNotesBefore extends BackMark {
  hasSummary: boolean;
  hasReview: boolean;
  doctorTitle: number;
  doctorName: string;
}

/**
 * A patient's appointments before a place in time, the newest first, with whether anything was written beside their
 * calls; those with one provider where `employeeId` says so. So many are walked, however few of them have a note. From now (UTC ms) on
 * also those ahead of which something is written already, such as of a call that was begun early: as it was written.
 */
export const callNotesStatement = (
  db: TenantDb,
  { patientId, employeeId }: PapersOf,
  { before, most }: BackWanted,
  now: number,
): PromiseLike<CallNotesBefore[]> =>
  db.orm
    .select(
      pick({
        id: appointment.id,
        at: sql<number>`case when ${appointment.startsAt} <= ${now} then ${appointment.startsAt}
          else max(coalesce(${summary.updatedAt}, 0), coalesce(${review.updatedAt}, 0)) end`,
        hasSummary: sql<boolean>`coalesce(${summary.note}, '') <> ''`.mapWith(Boolean),
        hasReview: sql<boolean>`coalesce(${review.note}, '') <> ''`.mapWith(Boolean),
        ...{ doctorTitle: fields.doctorTitle, doctorName: fields.doctorName },
      }),
    )
    .from(appointment)
    .innerJoin(employee, providerOfAppointment())
    .leftJoin(summary, isNote(summary, "SUMMARY"))
    .leftJoin(review, isNote(review, "REVIEW"))
    .where(
      and(
        ...[db.own(appointment), eq(appointment.patientId, patientId), isNull(appointment.disabledAt)],
        employeeId === null ? undefined : sql`+${appointment.employeeId} = ${employeeId}`,
        or(
          sql`(${appointment.startsAt}, ${appointment.id}) < (${before.at}, ${before.id})`,
          before.at > now ? or(isNotNull(summary.note), isNotNull(review.note)) : undefined,
        ),
      ),
    )
    .orderBy(desc(appointment.startsAt), desc(appointment.id))
    .limit(most);

/**
 * The files that were sent in a patient's chats before a place in time, the newest first; of appointments with one
 * provider where `employeeId` says so. The patient's own files are walked.
 */
export const chatFilesStatement = (
  db: TenantDb,
  { patientId, employeeId }: PapersOf,
  { before, most }: BackWanted,
): PromiseLike<ChatFileBefore[]> =>
  db.orm
    .select(
      pick({ id: file.id, at: file.createdAt, appointmentId: sql<string>`${file.appointmentId}`, name: file.name }),
    )
    .from(file)
    .innerJoin(
      appointment,
      and(
        eq(appointment.organizationId, file.organizationId),
        eq(appointment.id, file.appointmentId),
        isNull(appointment.disabledAt),
      ),
    )
    .where(
      and(
        ...[db.own(file), eq(file.patientId, patientId), isNotNull(file.appointmentId), isNull(file.deletedAt)],
        ...[eq(file.purpose, "ATTACHMENT"), employeeId === null ? undefined : eq(appointment.employeeId, employeeId)],
        sql`(${file.createdAt}, ${file.id}) < (${before.at}, ${before.id})`,
      ),
    )
    .orderBy(desc(file.createdAt), desc(file.id))
    .limit(most);
