import { readAppointmentRecord } from "~/features/waiting-room/public.server";
import type { RequestContext } from "~/platform/context.server";
import { ForbiddenError, NotFoundError } from "~/platform/http/errors.server";

/** What was written in the room of an appointment; nothing where this person may not read there. */
export async function writtenInRoom(context: RequestContext, appointmentId: string | null) {
  if (appointmentId === null) return null;
  try {
    return (await readAppointmentRecord(context, appointmentId))?.record ?? null;
  } catch (error) {
    if (error instanceof NotFoundError || error instanceof ForbiddenError) return null;
    throw error;
  }
}
