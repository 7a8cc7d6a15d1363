import { z } from "zod";
import { writtenText } from "~/kernel/text-fields";
import { ANSWERS, MOST_ANSWERS } from "../../domain/appointments/bulk-answer";
import { checkbox } from "~/kernel/checkbox-field";
import { appointmentId, MOST_NOTE_CHARACTERS } from "./change-appointment";

/** The key of one answer to several requests. */
const answerKey = z.string().min(8, "errors:field.invalid").max(100, "errors:field.invalid");

/** Which requests staff answer, and how; why, and whether anybody is notified. */
export const answerAppointmentsSchema = z.object({
  answer: z.enum(ANSWERS),
  appointmentIds: z
    .array(appointmentId)
    .min(1, "scheduling:requests.chooseSome")
    .max(MOST_ANSWERS, "scheduling:requests.tooMany")
    .transform((ids) => [...new Set(ids)]),
  note: writtenText(MOST_NOTE_CHARACTERS, "errors:field.invalid").optional(),
  doNotNotify: checkbox,
  idempotencyKey: answerKey,
});

/** Which answer to several requests is undone. */
export const undoAnswersSchema = z.object({ answered: answerKey });
