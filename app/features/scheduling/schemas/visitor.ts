import { z } from "zod";
import { parseIsoDate } from "~/kernel/dates";
import { nameText, writtenText } from "~/kernel/text-fields";

const MANDATORY = "errors:field.mandatory";
const NAME_LENGTH = 100;
const REASON_LENGTH = 1_000;
const EMAIL = /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/u;

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
  lastName: name,
  email: z
    .string(MANDATORY)
    .trim()
    .toLowerCase()
    .min(1, MANDATORY)
    .pipe(z.string().min(5, "errors:field.email").max(120, "errors:field.email").regex(EMAIL, "errors:field.email")),
  phoneCallingCode: z
    .string(MANDATORY)
    .trim()
    .regex(/^\+?\d{1,6}$/, "errors:field.chooseOne")
    .transform((code) => code.replace("+", "")),
  phone: z
    .string(MANDATORY)
    .trim()
    .min(1, MANDATORY)
    .transform(digits)
    .pipe(z.string().regex(/^\d{4,200}$/, "errors:field.phone")),
  birthDate: day,
});
export type Visitor = z.infer<typeof visitorSchema>;

/** What the patient wants the doctor to know beforehand. */
export const reasonSchema = writtenText(REASON_LENGTH, "errors:field.invalid").default("");
