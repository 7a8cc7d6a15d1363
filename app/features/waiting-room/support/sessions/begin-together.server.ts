import { startWithPatient } from "~/features/scheduling/public.server";
import type { RequestContext } from "~/platform/context.server";
import { ConflictError } from "~/platform/http/errors.server";
import { isStartable } from "../../domain/sessions/appointment-presence";
import { roomObject } from "../rooms/room-object.server";

/** An appointment that may begin, and the room in which it takes place. */
interface Beginning {
  appointmentId: string;
  waitingRoomId: string;
  stateId: number;
}

/**
 * The patient of a video appointment has come: it begins where its provider is in the call, and of a group session this
 * appointment alone.
 * @returns whether it began
 */
export async function beginTogether(
  context: RequestContext,
  { appointmentId, waitingRoomId, stateId }: Beginning,
): Promise<boolean> {
  if (!isStartable(stateId)) return false;
  const { staff } = await roomObject(context, waitingRoomId).whoIsIn(appointmentId);
  if (!staff) return false;
  try {
    await startWithPatient(context, appointmentId);
    return true;
  } catch (error) {
    // The provider has begun it in this very moment, or it cannot begin, such as while it is not paid.
    if (error instanceof ConflictError) return false;
    throw error;
  }
}
