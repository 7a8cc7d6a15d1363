import { z } from "zod";
import { lateMinutesSchema } from "./room-acts";
import { guestNameSchema } from "./room-requests";

const id = z.string().min(1).max(80);

/** What the forms of a room's page send where its script does not run. */
export const appointmentFormSchema = z.object({ chatRoomId: id });
export const checkInFormSchema = z.object({ name: guestNameSchema.nullable().catch(null) });
export const lateFormSchema = z.object({ minutes: z.coerce.number().pipe(lateMinutesSchema) });
/** What the text must be is the room's to say. */
export const messageFormSchema = z.object({ chatRoomId: id, message: z.string() });
