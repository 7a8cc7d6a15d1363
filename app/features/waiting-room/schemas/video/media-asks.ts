import { z } from "zod";

const id = z.string().min(1).max(80);
/** An offer for two lines and then two for each of three others stays well under it. */
const sdp = z.string().min(1).max(60_000);
const mid = z.string().min(1).max(16);

/** What a page asks of the video server; who asks, and for which call, is told by the room. */
export const mediaAskSchema = z.discriminatedUnion("kind", [
  /** Takes the page's pictures and sound: one line each. */
  z.object({
    kind: z.literal("publish"),
    offer: sdp,
    lines: z
      .array(z.object({ kind: z.enum(["audio", "video"]), mid }))
      .min(1)
      .max(2),
  }),
  /** Asks for what others in the call have given. */
  z.object({ kind: z.literal("subscribe"), publications: z.array(id).min(1).max(3) }),
  /** Agrees to the offer that came of it. */
  z.object({ kind: z.literal("answer"), answer: sdp }),
  /** Lets lines go. */
  z.object({ kind: z.literal("close"), mids: z.array(mid).min(1).max(32) }),
]);
export type MediaAsk = z.infer<typeof mediaAskSchema>;

/** Body of POST /waitingRoom/videoServer. */
export const mediaCallSchema = z.object({
  waitingRoomId: id,
  appointmentId: z.string().trim().min(1).max(80).optional(),
  chatRoomId: id,
  peerId: id,
  ask: mediaAskSchema,
});
