import { z } from "zod";
import { isBirthDate, parseIsoDate, type IsoDate } from "~/kernel/time/dates";
import { dateProblem } from "~/kernel/time/date-in-boxes";
import { emailField } from "~/kernel/contact/email";
import { phoneTextField } from "~/kernel/contact/phone-field";
import { storePhone } from "~/kernel/contact/stored-phone";
import { nameText, optionalNameText, writtenText } from "~/kernel/text-fields";

const MANDATORY = "errors:field.mandatory";
const NAME_LENGTH = 100;
const LEAST_DIGITS = 4;
const REASON_LENGTH = 1_000;

const name = nameText(NAME_LENGTH, "errors:field.invalid");

const day = z
  .string()
  .trim()
  .default("")
  .superRefine((text, context) => {
    if (text !== "" && !parseIsoDate(text).ok) context.addIssue({ code: "custom", message: dateProblem(text) });
  });

/** What a visitor says of themselves. Email of 5 to 120 characters in small letters, phone in digits (specification, section 5). */
export const visitorFields = z.object({
  firstName: name,
  /** Some people have one name alone. */
  lastName: optionalNameText(NAME_LENGTH, "errors:field.invalid")
    .nullish()
    .transform((text) => text ?? ""),
  email: emailField,
  /** Its digits, as calls write them, or the whole choice of the form, such as `+91 (India)`: a page is smaller so. */
  phoneCallingCode: z
    .string(MANDATORY)
    .trim()
    .regex(/^\u200e?\+?\d{1,6}(?:-[A-Z]{2}| \(\D{1,100}\))?$/, "errors:field.chooseOne")
    .transform((code) => /\d+/.exec(code)?.[0] ?? ""),
  /** Left out where the practice does not write to phones; the service asks for it where it does. */
  phone: z
    .string(MANDATORY)
    .trim()
    .default("")
    .pipe(phoneTextField)
    .refine((digits) => digits === "" || digits.length >= LEAST_DIGITS, "errors:field.phone"),
  birthDate: day,
});

/** Who an appointment is for, with the phone number read. */
export const visitorSchema = visitorFields.check(storePhone);

/** The same, seen from `today`: nobody is born after it, or longer ago than people live. */
export const visitorOn = (today: IsoDate) =>
  visitorFields
    .extend({
      birthDate: day.superRefine((text, context) => {
        if (text === "" || !parseIsoDate(text).ok || isBirthDate(text, today)) return;
        context.addIssue({ code: "custom", message: text > today ? "errors:field.dateInPast" : "errors:field.date" });
      }),
    })
    .check(storePhone);

export type Visitor = z.infer<typeof visitorSchema>;

/** What the patient wants the doctor to know beforehand. */
export const reasonSchema = writtenText(REASON_LENGTH, "errors:field.invalid").default("");
