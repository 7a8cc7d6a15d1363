import { z } from "zod";
import { writtenText } from "~/kernel/text-fields";
import { parseIsoDate } from "~/kernel/time/dates";
import { relativeOf } from "../../domain/desk/follow-up";

/** When a patient is to come again: one of the usual times, or a day; booked by the practice, or by the patient. */
export const followUpSchema = z
  .object({
    /** `3-WEEKS`, or empty where a day is given. */
    in: z.string().max(20).default(""),
    /** YYYY-MM-DD */
    dueOn: z.string().max(10).default(""),
    note: writtenText(300).default(""),
    way: z.enum(["book", "invite", "remember"], "errors:field.chooseOne"),
  })
  .refine(({ in: relative, dueOn }) => relativeOf(relative) !== undefined || parseIsoDate(dueOn).ok, {
    path: ["dueOn"],
    message: "desk:followUp.whenMissing",
  });
