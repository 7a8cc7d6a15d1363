import type { PersonColour } from "~/kernel/person-colour";
import { and, eq, gt, inArray, isNotNull, notInArray, or, sql } from "drizzle-orm";
import type { TenantDb } from "~/db/client.server";
import { pick } from "~/db/pick.server";
import { groupSession } from "~/db/schema/group-session.server";
import { employee } from "~/db/schema/identity.server";
import { serviceOffering } from "~/db/schema/organization.server";
import { patient } from "~/db/schema/patients.server";
import { appointment } from "~/db/schema/scheduling.server";
import { roomLink, waitingRoom } from "~/db/schema/waiting-room.server";
import {
  branchRoom,
  fitsBranchRoom,
  fitsOfferingRoom,
  fitsOwnRoom,
  offeringRoom,
  openAppointmentRoomId,
  appointmentRoomId,
} from "~/db/appointment-room.server";
import { AWAITED, OVER } from "../../domain/sessions/appointment-presence";
import { sharedRoomsQuery } from "../shared-rooms/shared-rooms.server";
import { offeringOfAppointment, patientOfAppointment, providerOfAppointment } from "./appointment-joins.server";

const ownFields = {
  id: waitingRoom.id,
  name: waitingRoom.name,
  employeeId: waitingRoom.employeeId,
  enabled: waitingRoom.enabled,
  doctorTitle: employee.title,
  doctorFirstName: employee.firstName,
  doctorLastName: employee.lastName,
  doctorPhotoFileId: employee.photoFileId,
  doctorColour: employee.colour,
};

const ownRooms = (db: TenantDb) =>
  db.orm
    .select(pick(ownFields))
    .from(waitingRoom)
    .innerJoin(
      employee,
      and(eq(employee.organizationId, waitingRoom.organizationId), eq(employee.id, waitingRoom.employeeId)),
    );

type OwnRoomRow = Awaited<ReturnType<typeof readRooms>>[number];

/** A room: a provider's own, or one that several share for a branch or an offering. */
export interface RoomRow extends Pick<OwnRoomRow, "id" | "name" | "enabled"> {
  /** Provider whose own room it is, with their name; null for a shared one. */
  employeeId: string | null;
  doctorTitle: number | null;
  doctorFirstName: string | null;
  doctorLastName: string | null;
  /** Their picture, and the colour that was chosen for them. */
  doctorPhotoFileId: string | null;
  doctorColour: PersonColour | null;
  /** What a shared room is for; both null for a provider's own. */
  branchId: string | null;
  serviceOfferingId: string | null;
}

export const ownRoomRow = (own: OwnRoomRow): RoomRow => ({ ...own, branchId: null, serviceOfferingId: null });
export const sharedRoomRow = ({
  version: _,
  ...shared
}: Awaited<ReturnType<typeof sharedRoomsQuery>>[number]): RoomRow => ({
  ...{ ...shared, employeeId: null, doctorTitle: null },
  ...{ doctorFirstName: null, doctorLastName: null },
  ...{ doctorPhotoFileId: null, doctorColour: null },
});

/** The room with this id, open or not; undefined where there is none. */
export async function readRoom(db: TenantDb, id: string): Promise<RoomRow | undefined> {
  const [[own], [shared]] = await Promise.all([
    ownRooms(db).where(and(db.own(waitingRoom), eq(waitingRoom.id, id))),
    sharedRoomsQuery(db, id),
  ]);
  return own ? ownRoomRow(own) : shared && sharedRoomRow(shared);
}

/** The open rooms of the organization's providers, or of one of them. */
export const readRooms = (db: TenantDb, employeeId?: string) =>
  ownRooms(db).where(
    and(
      db.own(waitingRoom),
      eq(waitingRoom.enabled, true),
      employeeId === undefined ? undefined : eq(waitingRoom.employeeId, employeeId),
    ),
  );

/** As many rooms as one person's appointments can wait in. */
const MOST_ROOMS = 50;

/** Filter of appointments: by the patient who booked them, or by provider, where one is given. */
interface PatientsRooms {
  patientId: string;
  bookedByPatientId: string | null;
  employeeId?: string | undefined;
  /** Appointments that ended before this (UTC ms) count no more. */
  endsAfter: number;
}

/** The open rooms in which the appointments of one patient wait that are not over; each room once. */
export const roomIdsOfPatientQuery = (
  db: TenantDb,
  { patientId, bookedByPatientId, employeeId, endsAfter }: PatientsRooms,
) =>
  db.orm
    .selectDistinct(pick({ id: sql<string>`${openAppointmentRoomId()}` }))
    .from(appointment)
    .leftJoin(offeringRoom, fitsOfferingRoom())
    .leftJoin(branchRoom, fitsBranchRoom())
    .leftJoin(waitingRoom, fitsOwnRoom())
    .where(
      and(
        db.own(appointment),
        eq(appointment.patientId, patientId),
        bookedByPatientId === null ? undefined : eq(appointment.bookedByPatientId, bookedByPatientId),
        employeeId === undefined ? undefined : eq(appointment.employeeId, employeeId),
        notInArray(appointment.stateId, OVER),
        gt(appointment.endsAt, endsAfter),
        isNotNull(openAppointmentRoomId()),
      ),
    )
    .limit(MOST_ROOMS);

/** The open ones of these rooms that are a provider's own; at most 50 ids. */
export const readRoomsByIds = (db: TenantDb, ids: readonly string[]) =>
  ownRooms(db).where(and(db.own(waitingRoom), eq(waitingRoom.enabled, true), inArray(waitingRoom.id, [...ids])));

/** The group session of a video appointment, which is one call for all in it; of a session in a place there is none. */
export const callSessionId = () =>
  sql<string | null>`CASE WHEN ${appointment.type} = 'video' THEN ${appointment.sessionId} END`;

const appointmentFields = {
  appointmentId: appointment.id,
  sessionId: callSessionId(),
  /** Null outside of a group session, empty for one without a title of its own. */
  sessionTitle: sql<string | null>`${groupSession.title}`,
  patientId: appointment.patientId,
  bookedByPatientId: appointment.bookedByPatientId,
  employeeId: appointment.employeeId,
  branchId: appointment.branchId,
  serviceOfferingId: appointment.serviceOfferingId,
  waitingRoomId: appointmentRoomId(),
  doctorTitle: employee.title,
  doctorFirstName: employee.firstName,
  doctorLastName: employee.lastName,
  stateId: appointment.stateId,
  version: appointment.version,
  type: appointment.type,
  startsAt: appointment.startsAt,
  endsAt: appointment.endsAt,
  timeZone: appointment.timeZone,
  offering: serviceOffering.name,
  patientFirstName: patient.firstName,
  patientLastName: patient.lastName,
};

const appointments = (db: TenantDb) =>
  db.orm
    .select(pick(appointmentFields))
    .from(appointment)
    .innerJoin(patient, patientOfAppointment())
    .innerJoin(serviceOffering, offeringOfAppointment())
    .innerJoin(employee, providerOfAppointment())
    .leftJoin(
      groupSession,
      and(eq(groupSession.organizationId, appointment.organizationId), eq(groupSession.id, appointment.sessionId)),
    )
    .leftJoin(offeringRoom, fitsOfferingRoom())
    .leftJoin(branchRoom, fitsBranchRoom())
    .leftJoin(waitingRoom, fitsOwnRoom());

/** An appointment as a room needs it. Instants in UTC ms. */
export type AppointmentRow = Awaited<ReturnType<typeof appointmentQuery>>[number];

export const appointmentQuery = (db: TenantDb, appointmentId: string) =>
  appointments(db).where(and(db.own(appointment), eq(appointment.id, appointmentId)));

/** As many ids as one statement takes. */
const IDS_AT_ONCE = 50;
const MOST_IDS = 400;

/** The appointments with these ids; at most 400 of them, in one round trip. */
export async function readAppointments(db: TenantDb, appointmentIds: readonly string[]): Promise<AppointmentRow[]> {
  const ids = appointmentIds.slice(0, MOST_IDS);
  const parts = Array.from({ length: Math.ceil(ids.length / IDS_AT_ONCE) }, (_, n) =>
    ids.slice(n * IDS_AT_ONCE, (n + 1) * IDS_AT_ONCE),
  );
  const rows = await Promise.all(
    parts.map((part) => appointments(db).where(and(db.own(appointment), inArray(appointment.id, part)))),
  );
  return rows.flat();
}

/** An appointment that ended longer ago than this is not what its patient comes for, if another one awaits them. */
const AWAITED_AFTER_END_MS = 2 * 3_600_000;

/**
 * How much an appointment is what its patient comes for now: 0 the most. One that is over says at least what became of
 * it.
 */
const comesFor = (now: number) => sql`CASE
  WHEN ${inArray(appointment.stateId, AWAITED)} AND ${gt(appointment.endsAt, now - AWAITED_AFTER_END_MS)} THEN 0
  WHEN ${inArray(appointment.stateId, AWAITED)} THEN 1
  WHEN ${notInArray(appointment.stateId, OVER)} THEN 2
  ELSE 3 END`;

/** What one patient comes to one room for: since when, and now, in UTC ms. */
export interface ComingPatient {
  roomId: string;
  patientId: string;
  /** Only an appointment that this patient booked; null for any. */
  bookedByPatientId: string | null;
  since: number;
  now: number;
  /** The appointment that they name, or the session that it is in; else the one that awaits them, soonest first. */
  appointmentId?: string | undefined;
}

/** The appointment for which a patient comes to a room; no row where there is none. */
export const comingAppointmentQuery = (
  db: TenantDb,
  { roomId, patientId, bookedByPatientId, since, now, appointmentId }: ComingPatient,
) =>
  appointments(db)
    .where(
      and(
        db.own(appointment),
        eq(appointment.patientId, patientId),
        bookedByPatientId === null ? undefined : eq(appointment.bookedByPatientId, bookedByPatientId),
        eq(appointmentRoomId(), roomId),
        gt(appointment.startsAt, since),
        appointmentId === undefined
          ? undefined
          : or(eq(appointment.id, appointmentId), eq(callSessionId(), appointmentId)),
      ),
    )
    .orderBy(comesFor(now), appointment.startsAt)
    .limit(1);

export type LinkRow = Awaited<ReturnType<typeof linkQuery>>[number];

/** The link with this hash, whatever has become of it. It opens the room that the appointment belongs to now. */
export const linkQuery = (db: TenantDb, tokenHash: string) =>
  db.orm
    .select(
      pick({
        tokenHash: roomLink.tokenHash,
        waitingRoomId: sql<string>`coalesce(${appointmentRoomId()}, ${roomLink.waitingRoomId})`,
        linkAppointmentId: roomLink.appointmentId,
        type: appointment.type,
        expiresAt: roomLink.expiresAt,
        revokedAt: roomLink.revokedAt,
      }),
    )
    .from(roomLink)
    .innerJoin(
      appointment,
      and(eq(appointment.organizationId, roomLink.organizationId), eq(appointment.id, roomLink.appointmentId)),
    )
    .leftJoin(offeringRoom, fitsOfferingRoom())
    .leftJoin(branchRoom, fitsBranchRoom())
    .leftJoin(waitingRoom, fitsOwnRoom())
    .where(and(db.own(roomLink), eq(roomLink.tokenHash, tokenHash)));

/** The room that an appointment belongs to; no row where none is open for it. */
export const roomOfAppointmentQuery = (db: TenantDb, appointmentId: string) =>
  db.orm
    .select(
      pick({
        waitingRoomId: sql<string>`${openAppointmentRoomId()}`,
        ownRoomId: waitingRoom.id,
        sessionId: callSessionId(),
        endsAt: appointment.endsAt,
        patientId: appointment.patientId,
        bookedByPatientId: appointment.bookedByPatientId,
        employeeId: appointment.employeeId,
      }),
    )
    .from(appointment)
    .leftJoin(offeringRoom, fitsOfferingRoom())
    .leftJoin(branchRoom, fitsBranchRoom())
    .leftJoin(waitingRoom, fitsOwnRoom())
    .where(and(db.own(appointment), eq(appointment.id, appointmentId), isNotNull(openAppointmentRoomId())));
