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
  sessionId: string | null;
}

/**
 * The patient of a video appointment has come: it begins where its provider is in the call. A group session is begun by
 * its provider.
 * @returns whether it began
 */
export async function beginTogether(
  context: RequestContext,
  { appointmentId, waitingRoomId, stateId, sessionId }: Beginning,
): Promise<boolean> {
  if (sessionId !== null || !isStartable(stateId)) return false;
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
