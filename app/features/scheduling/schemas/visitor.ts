import { z } from "zod";
import { isBirthDate, parseIsoDate, type IsoDate } from "~/kernel/dates";
import { emailField } from "~/kernel/email";
import { nameText, optionalNameText, writtenText } from "~/kernel/text-fields";

const MANDATORY = "errors:field.mandatory";
const NAME_LENGTH = 100;
const REASON_LENGTH = 1_000;

const name = nameText(NAME_LENGTH, "errors:field.invalid");

/** Digits of any script; what people put between them is taken out. */
const digits = (text: string) =>
  text
    .normalize("NFKC")
    .replace(/[\u0660-\u0669\u06f0-\u06f9]/g, (digit) => String(digit.charCodeAt(0) % 16))
    .replace(/[\s().\u2010-\u2015-]/g, "");

const day = z
  .string()
  .trim()
  .default("")
  .refine((text) => text === "" || parseIsoDate(text).ok, "errors:field.date");

/** Who a visit is for. Email of 5 to 120 characters in small letters, phone in digits (specification, section 5). */
export const visitorSchema = z.object({
  firstName: name,
  /** Some people have one name alone. */
  lastName: optionalNameText(NAME_LENGTH, "errors:field.invalid")
    .nullish()
    .transform((text) => text ?? ""),
  email: emailField,
  phoneCallingCode: z
    .string(MANDATORY)
    .trim()
    .regex(/^\+?\d{1,6}(?:-[A-Z]{2})?$/, "errors:field.chooseOne")
    .transform((code) => code.replace(/\D/g, "")),
  phone: z
    .string(MANDATORY)
    .trim()
    .min(1, MANDATORY)
    .transform(digits)
    .pipe(z.string().regex(/^\d{4,200}$/, "errors:field.phone")),
  birthDate: day,
});
/** The same, seen from `today`: nobody is born after it, or longer ago than people live. */
export const visitorOn = (today: IsoDate) =>
  visitorSchema.extend({
    birthDate: day.superRefine((text, context) => {
      if (text === "" || !parseIsoDate(text).ok || isBirthDate(text, today)) return;
      context.addIssue({ code: "custom", message: text > today ? "errors:field.dateInPast" : "errors:field.date" });
    }),
  });

export type Visitor = z.infer<typeof visitorSchema>;

/** What the patient wants the doctor to know beforehand. */
export const reasonSchema = writtenText(REASON_LENGTH, "errors:field.invalid").default("");
