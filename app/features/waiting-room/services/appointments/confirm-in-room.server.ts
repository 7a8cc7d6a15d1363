import { confirmAppointment } from "~/features/scheduling/public.server";
import type { RequestContext } from "~/platform/context.server";
import { ForbiddenError, NotFoundError } from "~/platform/http/errors.server";
import { isCompanion } from "../../domain/links/companions";
import { enterRoom } from "../rooms/enter-room.server";

/**
 * The patient who stands before a room confirms the time that the clinic proposed. Whoever came with them does not.
 * @throws what enterRoom and confirmAppointment throw; NotFoundError for staff, who confirm elsewhere
 */
export async function confirmInRoom(
  context: RequestContext,
  request: Request,
  { waitingRoomId, appointmentId }: { waitingRoomId: string; appointmentId?: string | undefined },
): Promise<void> {
  const { context: entered, appointment, identity } = await enterRoom(context, request, waitingRoomId, appointmentId);
  if (!appointment) throw new NotFoundError();
  if (isCompanion(identity.memberId)) throw new ForbiddenError();
  await confirmAppointment(entered, { appointmentId: appointment.appointmentId });
}
