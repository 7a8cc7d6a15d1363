import { and, eq } from "drizzle-orm";
import type { TenantDb } from "~/db/client.server";
import { pick } from "~/db/pick.server";
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

/** The waiting room that an appointment belongs to; `id` is null where none is open for it. */
export async function readRoomOfAppointment(
  db: TenantDb,
  appointmentId: string,
): Promise<{ id: string | null } | undefined> {
  const [room] = await db.orm
    .select(pick({ id: openAppointmentRoomId() }))
    .from(appointment)
    .leftJoin(offeringRoom, fitsOfferingRoom())
    .leftJoin(branchRoom, fitsBranchRoom())
    .leftJoin(waitingRoom, fitsOwnRoom())
    .where(and(db.own(appointment), eq(appointment.id, appointmentId)));
  return room;
}

/** Where a video appointment is held: whose it is and its room; `roomId` is null where none is open for it. */
export async function readPlaceOfCall(db: TenantDb, appointmentId: string) {
  const [place] = await db.orm
    .select(pick({ type: appointment.type, employeeId: appointment.employeeId, roomId: openAppointmentRoomId() }))
    .from(appointment)
    .leftJoin(offeringRoom, fitsOfferingRoom())
    .leftJoin(branchRoom, fitsBranchRoom())
    .leftJoin(waitingRoom, fitsOwnRoom())
    .where(and(db.own(appointment), eq(appointment.id, appointmentId)));
  return place;
}
