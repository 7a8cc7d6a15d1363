import { enterCall, startAppointment, startOrLeadToCall } from "~/features/scheduling/public.server";
import type { RequestContext } from "~/platform/context.server";
import { parse } from "~/platform/http/parse.server";
import { startInRoomSchema } from "../../schemas/video/room-calls";
import { sessionAppointmentQuery } from "../../data/video/video-read.server";
import { roomObject } from "../../support/rooms/room-object.server";
import { actInRoom } from "../rooms/act-in-room.server";

/**
 * The provider calls a patient in: the appointment is in progress, and the patient's page says so. With `enter` their own
 * video appointment only leads to its call; both follow when they join it.
 * @returns where the provider meets the patient of their own video appointment, if `enter` asks for that; else null
 * @throws ConflictError where the appointment cannot start, NotFoundError for a room or appointment that is not theirs
 */
export async function startInRoom(context: RequestContext, request: Request, raw: unknown): Promise<string | null> {
  const { waitingRoomId, chatRoomId, enter } = parse(startInRoomSchema, raw);
  const asked = { appointmentId: chatRoomId };
  if (enter === "now") {
    const { call } = await startOrLeadToCall(context, asked);
    if (call !== null) return call;
  } else if (!(await isMissing(context, chatRoomId))) await startAppointment(context, asked);
  else {
    await enterCall(context, asked);
    await actInRoom(context, request, waitingRoomId, (room, identity) => room.begin(identity, chatRoomId));
    return null;
  }
  await actInRoom(context, request, waitingRoomId, (room, identity) => room.admit(identity, chatRoomId));
  return null;
}

/** Whether the patient of a video appointment has left the room again, or never was in it. */
async function isMissing(context: RequestContext, appointmentId: string): Promise<boolean> {
  const [appointment] = await sessionAppointmentQuery(context.db, appointmentId);
  if (appointment?.type !== "video") return false;
  return (await roomObject(context, appointment.waitingRoomId).whoIsIn(appointmentId)).patient !== "here";
}
