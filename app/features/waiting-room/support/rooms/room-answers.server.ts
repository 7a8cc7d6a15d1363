import { PERSON_COLOURS } from "~/kernel/person-colour";
import { z } from "zod";
import { done } from "~/kernel/answer";
import { chatMessageSchema, chatRoomSchema, memberSchema, queueSchema } from "../../realtime/protocol";
import {
  doneAnswerSchema,
  pollAnswerSchema,
  sendAnswerSchema,
  ticketAnswerSchema,
} from "../../realtime/protocol-calls";
import { mediaAnswerSchema } from "../../realtime/protocol-media";

const id = z.string();

/** What a room has done; what it refuses is a failure like any other call's. */
const [sendAnswer] = sendAnswerSchema.options;
const [actAnswer] = doneAnswerSchema.options;
const [pollAnswer] = pollAnswerSchema.options;
export { actAnswer, mediaAnswerSchema as mediaAnswer, pollAnswer, sendAnswer };
/** A ticket, or the room to which the appointment has moved. */
export { ticketAnswerSchema as ticketAnswer };

export const roomsAnswer = done({
  waitingRooms: z.array(
    z.object({
      id,
      name: z.string(),
      enabled: z.boolean(),
      employeeId: id.nullable().meta({ description: "null for a room that several share." }),
      doctorTitle: z.int().nullable(),
      doctorFirstName: z.string().nullable(),
      doctorLastName: z.string().nullable(),
      doctorPhotoFileId: id.nullable(),
      doctorColour: z.enum(PERSON_COLOURS).nullable().meta({ description: "null for the usual one." }),
      branchId: id.nullable(),
      serviceOfferingId: id.nullable(),
    }),
  ),
});

const presence = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("open") }),
  z.object({ kind: z.literal("early"), opensAt: z.int().meta({ description: "UTC milliseconds." }) }),
  z.object({ kind: z.literal("unconfirmed"), by: z.enum(["patient", "clinic"]) }),
  z.object({ kind: z.literal("over"), outcome: z.enum(["concluded", "canceled"]) }),
]);

const chatRoom = z.object({ ...chatRoomSchema.shape, messages: z.array(chatMessageSchema) });

export const roomAnswer = done({
  waitingRoom: z.object({
    id,
    name: z.string(),
    shared: z.boolean(),
    doctorTitle: z.int(),
    doctorName: z.string(),
  }),
  presence: presence.nullable().meta({ description: "Of a patient's appointment; null for staff." }),
  participants: z.array(memberSchema),
  members: z.array(memberSchema),
  queue: queueSchema.nullable(),
  chatRooms: z.array(chatRoom),
});

/** A chat that has no message yet has no marks either. */
export const chatAnswer = done({
  chatRoom: chatRoom.partial({ seen: true, seenByOthers: true }),
});
