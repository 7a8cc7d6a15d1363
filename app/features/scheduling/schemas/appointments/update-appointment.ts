import { writtenText } from "~/kernel/text-fields";
import { changeAppointmentSchema, MOST_NOTE_CHARACTERS } from "./change-appointment";

/** What can be changed of an appointment besides its state and time. */
export const updateAppointmentSchema = changeAppointmentSchema.extend({
  reason: writtenText(MOST_NOTE_CHARACTERS, "errors:field.invalid"),
});
