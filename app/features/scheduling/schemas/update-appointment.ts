import { z } from "zod";
import { changeAppointmentSchema, MOST_NOTE_CHARACTERS } from "./change-appointment";

/** What can be changed of an appointment besides its state and time. */
export const updateAppointmentSchema = changeAppointmentSchema.extend({
  reason: z.string({ error: "errors:field.mandatory" }).trim().max(MOST_NOTE_CHARACTERS, "errors:field.invalid"),
});
