import { z } from "zod";
import { writtenText } from "~/kernel/text-fields";
import { checkbox } from "~/kernel/checkbox-field";
import { ARRIVAL_MARKS } from "../../domain/appointments/arrivals/arrival-stage";

/** Ids are opaque: one that is not known is not found, whatever it looks like. */
export const appointmentId = z
  .string({ error: "errors:field.mandatory" })
  .trim()
  .min(1, "errors:field.mandatory")
  .max(64, "errors:field.invalid");

export const MOST_NOTE_CHARACTERS = 500;

/** Which appointment, why, whether staff want nobody to be notified, and the caller's own key for saying it twice. */
export const changeAppointmentSchema = z.object({
  appointmentId,
  note: writtenText(MOST_NOTE_CHARACTERS, "errors:field.invalid").optional(),
  doNotNotify: checkbox,
  idempotencyKey: z.string().min(8, "errors:field.invalid").max(100, "errors:field.invalid").optional(),
});

/** With the mark that is to be taken back; without it the last one is. */
export const undoArrivalSchema = changeAppointmentSchema.extend({
  of: z.enum(ARRIVAL_MARKS, "errors:field.chooseOne").optional(),
});
