import { and, eq, isNotNull, isNull, sql } from "drizzle-orm";
import type { TenantDb } from "~/db/client.server";
import { pick } from "~/db/pick.server";
import { consultationNote, videoSession } from "~/db/schema/appointment-record.server";
import { appointment } from "~/db/schema/scheduling.server";
import { waitingRoom } from "~/db/schema/waiting-room.server";
import {
  branchRoom,
  fitsBranchRoom,
  fitsOfferingRoom,
  fitsOwnRoom,
  offeringRoom,
  openAppointmentRoomId,
} from "~/db/appointment-room.server";
import { callSessionId } from "../rooms/room-read.server";

/** An appointment as its video session goes by it, with the room that it belongs to. Instants in UTC ms. */
export const sessionAppointmentQuery = (db: TenantDb, appointmentId: string) =>
  db.orm
    .select(
      pick({
        appointmentId: appointment.id,
        waitingRoomId: sql<string>`${openAppointmentRoomId()}`,
        employeeId: appointment.employeeId,
        patientId: appointment.patientId,
        sessionId: callSessionId(),
        stateId: appointment.stateId,
        type: appointment.type,
        startsAt: appointment.startsAt,
        endsAt: appointment.endsAt,
        startedAt: appointment.startedAt,
        concludedAt: appointment.concludedAt,
      }),
    )
    .from(appointment)
    .leftJoin(offeringRoom, fitsOfferingRoom())
    .leftJoin(branchRoom, fitsBranchRoom())
    .leftJoin(waitingRoom, fitsOwnRoom())
    .where(and(db.own(appointment), eq(appointment.id, appointmentId), isNotNull(openAppointmentRoomId())));

export type SessionAppointment = Awaited<ReturnType<typeof sessionAppointmentQuery>>[number];

const videoFields = {
  patientEnteredAt: videoSession.patientEnteredAt,
  providerEnteredAt: videoSession.providerEnteredAt,
  patientSince: videoSession.patientSince,
  patientLiveAt: videoSession.patientLiveAt,
  providerSince: videoSession.providerSince,
  providerLiveAt: videoSession.providerLiveAt,
  countedTo: videoSession.countedTo,
  bothStreamedMs: videoSession.bothStreamedMs,
  version: videoSession.version,
};

/** What is known of an appointment's video session; no row before anybody came in. */
export const videoCallQuery = (db: TenantDb, appointmentId: string) =>
  db.orm
    .select(pick(videoFields))
    .from(videoSession)
    .where(and(db.own(videoSession), eq(videoSession.appointmentId, appointmentId)));

const isOfGroup = (db: TenantDb, sessionId: string) =>
  and(
    db.own(appointment),
    eq(appointment.sessionId, sessionId),
    eq(appointment.type, "video"),
    isNull(appointment.disabledAt),
  );

/**
 * The appointments of a video group session, in the order in which they were booked, and what is known of the video of
 * each.
 */
export async function readGroupAppointments(db: TenantDb, sessionId: string) {
  const rows = db.orm
    .select(
      pick({
        appointmentId: appointment.id,
        patientId: appointment.patientId,
        stateId: appointment.stateId,
        startsAt: appointment.startsAt,
      }),
    )
    .from(appointment)
    .where(isOfGroup(db, sessionId))
    .orderBy(appointment.createdAt, appointment.id);
  const videos = db.orm
    .select(pick({ ...videoFields, appointmentId: videoSession.appointmentId }))
    .from(videoSession)
    .innerJoin(
      appointment,
      and(eq(appointment.organizationId, videoSession.organizationId), eq(appointment.id, videoSession.appointmentId)),
    )
    .where(isOfGroup(db, sessionId));
  const [found, known] = await db.batch([rows, videos]);
  return found.map((row) => ({
    ...row,
    video: known.find(({ appointmentId }) => appointmentId === row.appointmentId),
  }));
}

/** What the provider has written of an appointment. */
export const notesQuery = (db: TenantDb, appointmentId: string) =>
  db.orm
    .select(
      pick({
        kind: consultationNote.kind,
        note: consultationNote.note,
        version: consultationNote.version,
        updatedAt: consultationNote.updatedAt,
      }),
    )
    .from(consultationNote)
    .where(and(db.own(consultationNote), eq(consultationNote.appointmentId, appointmentId)));
