import type { RequestContext } from "~/platform/context.server";
import { answersAsMessage } from "../../domain/record/briefing";
import { stayIdOf } from "../../domain/rooms/room-state";
import { actInRoom } from "../rooms/act-in-room.server";
import { readBriefing } from "./read-briefing.server";

/**
 * Writes a guest's answers to the questions before the appointment into its chat, for a page without script. The
 * questions are the organization's own, not what the form says they were.
 * @throws what actInRoom throws
 */
export async function answerBriefing(
  context: RequestContext,
  request: Request,
  waitingRoomId: string,
  answers: readonly FormDataEntryValue[],
): Promise<void> {
  await actInRoom(context, request, waitingRoomId, async (room, identity) => {
    const briefing = await readBriefing(context);
    const chatRoomId = stayIdOf(identity);
    const message = answersAsMessage(briefing?.questions ?? [], answers.map(String));
    if (chatRoomId === null || message === "") return;
    await room.send(identity, { clientId: crypto.randomUUID(), chatRoomId, message });
  });
}
