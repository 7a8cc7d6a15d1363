import { and, eq, sql, type SQL } from "drizzle-orm";
import { alias } from "drizzle-orm/sqlite-core";
import { appointment } from "./schema/scheduling.server";
import { sharedRoom, waitingRoom } from "./schema/waiting-room.server";

/**
 * The rooms that a visit fits, to be left-joined to the visits: the one its offering shares, the one its branch shares,
 * and its provider's own, which is there whether it is open or not.
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
 * The one room in which a visit waits: an open one of its offering, else an open one of its branch, else its provider's
 * own. Null where there is none of them.
 */
export const visitRoomId = (): SQL<string | null> =>
  sql<string | null>`coalesce(${offeringRoom.id}, ${branchRoom.id}, ${waitingRoom.id})`;

/** The same where a closed room of the provider is none. */
export const openVisitRoomId = (): SQL<string | null> =>
  sql<
    string | null
  >`coalesce(${offeringRoom.id}, ${branchRoom.id}, CASE WHEN ${waitingRoom.enabled} = 1 THEN ${waitingRoom.id} END)`;
