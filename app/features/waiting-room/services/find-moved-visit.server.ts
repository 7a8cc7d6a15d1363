import type { RequestContext } from "~/platform/context.server";
import { cookieOf, ROOM_COOKIE } from "~/platform/cookies.server";
import { sha256 } from "~/platform/crypto.server";
import { linkQuery, roomQuery, visitQuery } from "../data/room-read.server";
import { roomObject } from "./room-object.server";

/** The visit that somebody who is no staff comes for: that of their link, else the one they name, if it is theirs. */
async function visitOf({ db, actor, now }: RequestContext, request: Request, named?: string): Promise<string | null> {
  const token = cookieOf(request, ROOM_COOKIE);
  const [link] = token ? await linkQuery(db, await sha256(token)) : [];
  if (link && link.revokedAt === null && link.expiresAt > now) return link.linkAppointmentId;
  if (actor.kind !== "patient" || named === undefined) return null;
  const [visit] = await visitQuery(db, named);
  return visit?.patientId === actor.patientId ? named : null;
}

/**
 * The room to which the visit of somebody moved from this one; null where none did, as for everyone who was never in
 * it. For those whose page was away while it happened.
 */
export async function findMovedVisit(
  context: RequestContext,
  request: Request,
  waitingRoomId: string,
  appointmentId?: string,
): Promise<string | null> {
  const visitId = await visitOf(context, request, appointmentId);
  if (visitId === null) return null;
  const [room] = await roomQuery(context.db, waitingRoomId);
  return room ? roomObject(context, room.id).movedTo(visitId) : null;
}
