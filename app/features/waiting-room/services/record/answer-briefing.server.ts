import { answerBriefing } from "~/features/forms/public.server";
import type { RequestContext } from "~/platform/context.server";
import { ForbiddenError } from "~/platform/http/errors.server";
import { isCompanion } from "../../domain/links/companions";
import { MAX_MESSAGE_LENGTH } from "../../domain/rooms/room-limits";
import { stayIdOf } from "../../domain/rooms/room-state";
import { appointmentPresence } from "../../domain/sessions/appointment-presence";
import { roomObject } from "../../support/rooms/room-object.server";
import { enterRoom } from "../rooms/enter-room.server";
import { isOpenTo } from "../rooms/issue-room-ticket.server";

/**
 * Keeps what a guest answers before the appointment, from the day it was booked until it is over, and writes it into its
 * chat once that is open, where the doctor sees it. Of a group session the others would read the chat.
 * @param answers by question, as the form has them
 * @throws what enterRoom and answerBriefing throw; ForbiddenError for who came with the patient, and where the
 *   appointment is over
 */
export async function answerInRoom(
  context: RequestContext,
  request: Request,
  { waitingRoomId, chatRoomId }: { waitingRoomId: string; chatRoomId: string | undefined },
  answers: Readonly<Record<string, unknown>>,
): Promise<void> {
  const entered = await enterRoom(context, request, waitingRoomId, chatRoomId);
  const { appointment, identity } = entered;
  if (isCompanion(identity.memberId)) throw new ForbiddenError();
  if (!appointment?.patientId || appointmentPresence(appointment, context.now).kind === "over")
    throw new ForbiddenError("visitNotOpen");
  const { appointmentId, patientId, sessionId } = appointment;
  const said = await answerBriefing(entered.context, { appointmentId, patientId }, answers);
  const stayId = stayIdOf(identity);
  if (said === "" || stayId === null || sessionId !== null || !isOpenTo(entered)) return;
  const message = said.length > MAX_MESSAGE_LENGTH ? `${said.slice(0, MAX_MESSAGE_LENGTH - 1)}…` : said;
  await roomObject(entered.context, entered.room.id).send(identity, {
    clientId: crypto.randomUUID(),
    chatRoomId: stayId,
    message,
  });
}
