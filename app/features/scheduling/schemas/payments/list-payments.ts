import { z } from "zod";
import { DESK_KINDS } from "~/kernel/money/desk-kinds";
import { dateField } from "~/kernel/time/date-field";

/** What an address asks for; what it cannot read is no choice. */
const chosen = <S extends z.ZodType>(schema: S) =>
  schema
    .nullish()
    .catch(null)
    .transform((value) => value ?? null);

/** `<at>_<id>` of the last line before. */
const mark = chosen(
  z
    .string()
    .regex(/^\d{1,15}_[\w-]{1,64}$/)
    .transform((text) => ({ at: Number(text.split("_")[0]), id: text.slice(text.indexOf("_") + 1) })),
);
const id = chosen(z.string().regex(/^[\w-]{1,64}$/));
const day = chosen(dateField);

export const ownPaymentsSchema = z.object({ after: mark, payment: chosen(z.string().max(400)) });

/** Which payments of the practice are listed. */
export const LISTED_STATES = ["due", "paid", "partlyRefunded", "refunded", "undone", "waived"] as const;
export const listPaymentsSchema = z.object({
  state: chosen(z.enum(LISTED_STATES)),
  from: day,
  to: day,
  kind: chosen(z.enum(DESK_KINDS)),
  gateway: chosen(z.string().regex(/^[A-Z]{2,30}$/)),
  /** Words by which patients are searched. */
  patient: chosen(
    z
      .string()
      .trim()
      .max(120)
      .transform((text) => text || null),
  ),
  patientId: id,
  employeeId: id,
  by: id,
  order: chosen(z.enum(["ascending", "descending"])),
  after: mark,
});
export type ListPaymentsAsked = z.infer<typeof listPaymentsSchema>;
