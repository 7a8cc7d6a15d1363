import { z } from "zod";
import { parseIsoDate } from "~/kernel/dates";
import { phoneTextField, settlePhone } from "~/kernel/phone-field";

const MANDATORY = "errors:field.mandatory";
const NAME_LENGTH = 100;
const LEAST_DIGITS = 4;
const REASON_LENGTH = 1_000;
const EMAIL = /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/u;

const name = z.string(MANDATORY).trim().min(1, MANDATORY).max(NAME_LENGTH, "errors:field.invalid");

const day = z
  .string()
  .trim()
  .default("")
  .refine((text) => text === "" || parseIsoDate(text).ok, "errors:field.date");

/** What a visitor says of themselves. Email of 5 to 120 characters in small letters, phone in digits (specification, section 5). */
export const visitorFields = z.object({
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
    .pipe(phoneTextField)
    .refine((digits) => digits.length >= LEAST_DIGITS, "errors:field.phone"),
  birthDate: day,
});

/** Who a visit is for, with the phone number read. */
export const visitorSchema = visitorFields.check(settlePhone);
export type Visitor = z.infer<typeof visitorSchema>;

/** What the patient wants the doctor to know beforehand. */
export const reasonSchema = z.string().trim().max(REASON_LENGTH, "errors:field.invalid").default("");
