import { z } from "zod";
import { paths } from "~/paths";
import type { MediaAsk } from "../../schemas/video/media-asks";
import { callRoom, jsonPost, SHUT_OUT, UNREACHED } from "../poll-line";
import { mediaAnswerSchema, type MediaAnswer } from "../protocol-media";
import type { RoomEnvironment } from "../room-environment";

/** The Worker answers sooner than this, in milliseconds: what takes longer does not get through. */
const ANSWER_WITHIN_MS = 10_000;

/** The server's answer; `later` where nobody was reached or the room does not have this page just now; else `failed`. */
export type AskedMedia = MediaAnswer | "later" | "failed";
export type AskMedia = (peerId: string, ask: MediaAsk) => Promise<AskedMedia>;

const answerSchema = z.union([mediaAnswerSchema, z.object({ status: z.literal(false), errorCode: z.string() })]);
/** The line to the room is down, or too much was asked at once: nothing that the video server had to do with. */
const PASSING: readonly string[] = ["notInCall", "rateLimited"];

/** The appointment that somebody is here for, and whose call it is: the appointment's own, or its group session's. */
interface MediaPlace {
  waitingRoomId: string;
  appointmentId: string;
  chatRoomId: string;
}

/** Talks to the video server by way of the Worker, for the page of one appointment. */
export const mediaAsker =
  (environment: Pick<RoomEnvironment, "fetch">, place: MediaPlace): AskMedia =>
  async (peerId, ask) => {
    const body = { ...place, peerId, ask };
    const answer = await callRoom(environment, paths.videoServer(), answerSchema, {
      ...jsonPost(body),
      signal: AbortSignal.timeout(ANSWER_WITHIN_MS),
    });
    if (answer === UNREACHED || answer === SHUT_OUT) return "later";
    if (answer.status) return answer;
    return PASSING.includes(answer.errorCode) ? "later" : "failed";
  };
