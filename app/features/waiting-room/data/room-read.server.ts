import { and, eq, gt, inArray, sql } from "drizzle-orm";
import type { TenantDb } from "~/db/client.server";
import { pick } from "~/db/pick.server";
import { employee } from "~/db/schema/identity.server";
import { serviceOffering } from "~/db/schema/organization.server";
import { patient } from "~/db/schema/patients.server";
import { appointment } from "~/db/schema/scheduling.server";
import { roomLink, waitingRoom } from "~/db/schema/waiting-room.server";

const roomFields = {
  id: waitingRoom.id,
  name: waitingRoom.name,
  employeeId: waitingRoom.employeeId,
  enabled: waitingRoom.enabled,
  doctorTitle: employee.title,
  doctorFirstName: employee.firstName,
  doctorLastName: employee.lastName,
};

const rooms = (db: TenantDb) =>
  db.orm
    .select(pick(roomFields))
    .from(waitingRoom)
    .innerJoin(
      employee,
      and(eq(employee.organizationId, waitingRoom.organizationId), eq(employee.id, waitingRoom.employeeId)),
    );

/** A room with the provider it belongs to. */
export type RoomRow = Awaited<ReturnType<typeof readRooms>>[number];

export const roomQuery = (db: TenantDb, id: string) =>
  rooms(db).where(and(db.own(waitingRoom), eq(waitingRoom.id, id)));

/** The rooms of the organization, or of one of its employees. */
export const readRooms = (db: TenantDb, employeeId?: string) =>
  rooms(db).where(
    and(
      db.own(waitingRoom),
      eq(waitingRoom.enabled, true),
      employeeId === undefined ? undefined : eq(waitingRoom.employeeId, employeeId),
    ),
  );

const visitFields = {
  appointmentId: appointment.id,
  patientId: appointment.patientId,
  employeeId: appointment.employeeId,
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

const visits = (db: TenantDb) =>
  db.orm
    .select(pick(visitFields))
    .from(appointment)
    .innerJoin(
      patient,
      and(eq(patient.organizationId, appointment.organizationId), eq(patient.id, appointment.patientId)),
    )
    .innerJoin(
      serviceOffering,
      and(
        eq(serviceOffering.organizationId, appointment.organizationId),
        eq(serviceOffering.id, appointment.serviceOfferingId),
      ),
    );

/** A visit as a room needs it. Instants in UTC ms. */
export type VisitRow = Awaited<ReturnType<typeof readVisits>>[number];

export const visitQuery = (db: TenantDb, appointmentId: string) =>
  visits(db).where(and(db.own(appointment), eq(appointment.id, appointmentId)));

/** The visits with these ids; at most 50 of them. */
export const readVisits = (db: TenantDb, appointmentIds: readonly string[]) =>
  visits(db).where(and(db.own(appointment), inArray(appointment.id, appointmentIds.slice(0, 50))));

/** A patient's visits with the provider of a room that are not over, or the one of this id, soonest first. */
export const patientVisitsQuery = (
  db: TenantDb,
  roomId: string,
  patientId: string,
  endAfter: number,
  appointmentId?: string,
) =>
  visits(db)
    .innerJoin(
      waitingRoom,
      and(
        eq(waitingRoom.organizationId, appointment.organizationId),
        eq(waitingRoom.employeeId, appointment.employeeId),
      ),
    )
    .where(
      and(
        db.own(appointment),
        eq(appointment.patientId, patientId),
        eq(waitingRoom.id, roomId),
        gt(appointment.startsAt, endAfter),
        appointmentId === undefined ? undefined : eq(appointment.id, appointmentId),
      ),
    )
    .orderBy(appointment.startsAt)
    .limit(1);

export type LinkRow = Awaited<ReturnType<typeof linkQuery>>[number];

/** The link with this hash, whatever has become of it. It opens the room of whoever the visit is with now. */
export const linkQuery = (db: TenantDb, tokenHash: string) =>
  db.orm
    .select(
      pick({
        tokenHash: roomLink.tokenHash,
        waitingRoomId: sql<string>`coalesce(${waitingRoom.id}, ${roomLink.waitingRoomId})`,
        linkAppointmentId: roomLink.appointmentId,
        expiresAt: roomLink.expiresAt,
        revokedAt: roomLink.revokedAt,
      }),
    )
    .from(roomLink)
    .innerJoin(
      appointment,
      and(eq(appointment.organizationId, roomLink.organizationId), eq(appointment.id, roomLink.appointmentId)),
    )
    .leftJoin(
      waitingRoom,
      and(
        eq(waitingRoom.organizationId, appointment.organizationId),
        eq(waitingRoom.employeeId, appointment.employeeId),
      ),
    )
    .where(and(db.own(roomLink), eq(roomLink.tokenHash, tokenHash)));

/** The room of the provider of a visit. */
export const roomOfVisitQuery = (db: TenantDb, appointmentId: string) =>
  db.orm
    .select(
      pick({
        waitingRoomId: waitingRoom.id,
        endsAt: appointment.endsAt,
        patientId: appointment.patientId,
        employeeId: appointment.employeeId,
      }),
    )
    .from(appointment)
    .innerJoin(
      waitingRoom,
      and(
        eq(waitingRoom.organizationId, appointment.organizationId),
        eq(waitingRoom.employeeId, appointment.employeeId),
      ),
    )
    .where(and(db.own(appointment), eq(appointment.id, appointmentId), eq(waitingRoom.enabled, true)));
