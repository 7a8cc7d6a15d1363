import { z } from "zod";
import { callActSchemas } from "../rooms/call-acts";
import { roomActSchema } from "../rooms/room-acts";
import { checkInSchema, sendChatMessageSchema } from "../rooms/room-requests";

/** A room and, of a patient with several appointments in it, the appointment that the call is about. */
const room = z.object({
  waitingRoomId: z.string().min(1).max(80),
  appointmentId: z.string().trim().min(1).max(80).optional(),
});

export const roomCallSchema = room;
export const roomSendSchema = sendChatMessageSchema.extend(room.shape);
export const roomCheckInSchema = checkInSchema.extend(room.shape);
export const roomChatSchema = room.extend({ chatRoomId: z.string().min(1).max(80) });
/** A patient who is called in; with `enter`, the provider goes into the call of a video appointment. */
export const startInRoomSchema = roomChatSchema.extend({ enter: z.literal("now").optional().catch(undefined) });
/** An appointment that goes to another room, `to`. */
export const moveAppointmentSchema = room.extend({
  chatRoomId: z.string().min(1).max(80),
  to: z.string().min(1).max(80),
});
export const roomActCallSchema = room.extend({
  act: z.union([roomActSchema, z.discriminatedUnion("type", [...callActSchemas])]),
});
/** `cursor` as the last answer gave it; `wait` in milliseconds, at most 25,000. */
export const roomPollSchema = room.extend({
  cursor: z.string().max(20_000).optional(),
  wait: z.coerce.number().int().min(0).max(25_000).default(20_000),
});
export const roomsOfEmployeeSchema = z.object({ employeeId: z.string().max(80).optional() });
