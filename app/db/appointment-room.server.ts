import { and, eq, sql, type SQL } from "drizzle-orm";
import { alias } from "drizzle-orm/sqlite-core";
import { appointment } from "./schema/scheduling.server";
import { sharedRoom, waitingRoom } from "./schema/waiting-room.server";

/**
 * Rooms that fit an appointment, to be left-joined to appointments: the shared room of its offering, that of its
 * branch, and its provider's own room, open or not.
 */
export const offeringRoom = alias(sharedRoom, "offering_room");
export const branchRoom = alias(sharedRoom, "branch_room");

export const fitsOfferingRoom = (): SQL | undefined =>
  and(
    eq(offeringRoom.organizationId, appointment.organizationId),
    eq(offeringRoom.serviceOfferingId, appointment.serviceOfferingId),
    eq(offeringRoom.enabled, true),
  );

export const fitsBranchRoom = (): SQL | undefined =>
  and(
    eq(branchRoom.organizationId, appointment.organizationId),
    eq(branchRoom.branchId, appointment.branchId),
    eq(branchRoom.enabled, true),
  );

export const fitsOwnRoom = (): SQL | undefined =>
  and(eq(waitingRoom.organizationId, appointment.organizationId), eq(waitingRoom.employeeId, appointment.employeeId));

/**
 * Id of the room in which an appointment waits: an open room of its offering, else of its branch, else its provider's
 * own. Null if there is none.
 */
export const appointmentRoomId = (): SQL<string | null> =>
  sql<string | null>`coalesce(${offeringRoom.id}, ${branchRoom.id}, ${waitingRoom.id})`;

/** The same, except that a closed room of the provider does not count. */
export const openAppointmentRoomId = (): SQL<string | null> =>
  sql<
    string | null
  >`coalesce(${offeringRoom.id}, ${branchRoom.id}, CASE WHEN ${waitingRoom.enabled} = 1 THEN ${waitingRoom.id} END)`;
