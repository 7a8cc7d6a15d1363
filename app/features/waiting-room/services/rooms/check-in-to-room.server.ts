import { arrivesOnline } from "~/features/scheduling/public.server";
import type { RequestContext } from "~/platform/context.server";
import { ForbiddenError } from "~/platform/http/errors.server";
import type { CheckIn, DoneAnswer } from "../../realtime/protocol-calls";
import { beginTogether } from "../../support/sessions/begin-together.server";
import { roomObject } from "../../support/rooms/room-object.server";
import { type Entered, enterRoom } from "./enter-room.server";
import { isOpenTo } from "./issue-room-ticket.server";

/**
 * A guest takes their place in the room's line. The patient of a video appointment has arrived by that, and by nothing
 * less: who only opens the page is not waiting. Where the provider is in the call already it begins. Staff take no place; the room refuses them.
 * @throws what enterRoom throws; ForbiddenError where the appointment is not open
 */
export async function checkInToRoom(
  context: RequestContext,
  request: Request,
  waitingRoomId: string,
  { name }: CheckIn,
  appointmentId?: string,
): Promise<DoneAnswer> {
  const entered = await enterRoom(context, request, waitingRoomId, appointmentId);
  if (!isOpenTo(entered)) throw new ForbiddenError("visitNotOpen");
  const answer = await roomObject(entered.context, entered.room.id).checkIn(entered.identity, { name });
  const { appointment } = entered;
  if (answer.status && appointment?.type === "video" && isPatientHere(entered)) {
    const begun = await beginTogether(entered.context, { ...appointment, waitingRoomId: entered.room.id });
    if (!begun) arrivesOnline(entered.context, appointment.appointmentId);
  }
  return answer;
}

/** Whether it is the patient who came, not somebody with them; in a group session nobody comes along. */
function isPatientHere({ appointment, identity }: Entered): boolean {
  return appointment?.sessionId === null ? identity.memberId === appointment.patientId : identity.kind === "guest";
}
