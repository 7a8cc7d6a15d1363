import { and, eq, isNotNull, sql } from "drizzle-orm";
import type { TenantDb } from "~/db/client.server";
import { pick } from "~/db/pick.server";
import { consultationNote, videoSession } from "~/db/schema/consultations.server";
import { appointment } from "~/db/schema/scheduling.server";
import { waitingRoom } from "~/db/schema/waiting-room.server";
import {
  branchRoom,
  fitsBranchRoom,
  fitsOfferingRoom,
  fitsOwnRoom,
  offeringRoom,
  openVisitRoomId,
} from "~/db/visit-room.server";

/** A visit as its video session goes by it, with the room that it belongs to. Instants in UTC ms. */
export const sessionVisitQuery = (db: TenantDb, appointmentId: string) =>
  db.orm
    .select(
      pick({
        appointmentId: appointment.id,
        waitingRoomId: sql<string>`${openVisitRoomId()}`,
        employeeId: appointment.employeeId,
        patientId: appointment.patientId,
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
    .where(and(db.own(appointment), eq(appointment.id, appointmentId), isNotNull(openVisitRoomId())));

export type SessionVisit = Awaited<ReturnType<typeof sessionVisitQuery>>[number];

/** What is known of a visit's video session; no row before anybody came in. */
export const videoSessionQuery = (db: TenantDb, appointmentId: string) =>
  db.orm
    .select(
      pick({
        patientEnteredAt: videoSession.patientEnteredAt,
        providerEnteredAt: videoSession.providerEnteredAt,
        patientSince: videoSession.patientSince,
        patientLiveAt: videoSession.patientLiveAt,
        providerSince: videoSession.providerSince,
        providerLiveAt: videoSession.providerLiveAt,
        countedTo: videoSession.countedTo,
        bothStreamedMs: videoSession.bothStreamedMs,
        version: videoSession.version,
      }),
    )
    .from(videoSession)
    .where(and(db.own(videoSession), eq(videoSession.appointmentId, appointmentId)));

/** What the provider has written of a visit. */
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
