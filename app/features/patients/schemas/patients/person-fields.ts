import { z } from "zod";
import { boxedDate } from "~/kernel/time/boxed-date";
import { dateProblem } from "~/kernel/time/date-in-boxes";
import { isBirthDate, parseIsoDate, type IsoDate } from "~/kernel/time/dates";
import { optionalEmailField } from "~/kernel/contact/email";
import { phoneTextField } from "~/kernel/contact/phone-field";
import { lineText, optionalNameText, writtenText } from "~/kernel/text-fields";
import type { FieldRule } from "../../domain/registration/registration-rules";

const MANDATORY = "errors:field.mandatory";
const CHOOSE = "errors:field.chooseOne";
/** Room for what is no date, of which it is said that it is none. */
const DAY_LENGTH = 100;

/** A line of text that may be left out: empty then. */
export const optionalLine = (maximum: number) =>
  lineText(maximum)
    .nullish()
    .transform((text) => text ?? "");

/** A line of text that must be there. */
export const line = (maximum: number) => lineText(maximum).min(1, MANDATORY);

/** A name that may be left out: empty then. */
export const optionalName = (maximum: number) =>
  optionalNameText(maximum)
    .nullish()
    .transform((text) => text ?? "");

/** A text of several lines that may be left out: empty then. */
export const optionalText = (maximum: number) =>
  writtenText(maximum)
    .nullish()
    .transform((text) => text ?? "");

/** A last name: some people have one name alone. */
export const lastName = optionalName(100);

/** A line as the registration form asks for it. */
export const ruledLine = (rule: FieldRule, maximum: number) =>
  optionalLine(maximum).refine((text) => rule !== "REQUIRED" || text !== "", MANDATORY);

/** An email in small letters, or none. */
export const optionalEmail = optionalEmailField;

export const requiredEmail = optionalEmail.refine((text) => text !== "", MANDATORY);

/** A phone number in digits, or none. Its form is checked by `storePhone`. */
export const optionalPhone = phoneTextField.optional().transform((digits) => digits ?? "");

/** A phone number in digits that must be there. */
export const requiredPhone = optionalPhone.refine((digitsOnly) => digitsOnly !== "", MANDATORY);

/** A country calling code without its plus, or none; a form may name the country with it, as `91-IN`. */
export const optionalCallingCode = z
  .string()
  .trim()
  .regex(/^(\+?\d{1,6}(-[A-Z]{2})?)?$/, CHOOSE)
  .optional()
  .transform((code) => (code ?? "").replace(/\D/g, ""));

/** A date of birth as the registration form asks for it, not after today: YYYY-MM-DD, or empty. */
export const birthDate = (rule: FieldRule, today: IsoDate) =>
  boxedDate(
    optionalLine(DAY_LENGTH).superRefine((text, context) => {
      const tell = (message: string) => context.addIssue({ code: "custom", message });
      if (text === "") {
        if (rule === "REQUIRED") tell(MANDATORY);
      } else if (text > today && parseIsoDate(text).ok) tell("errors:field.dateInPast");
      else if (!parseIsoDate(text).ok) tell(dateProblem(text));
      else if (!isBirthDate(text, today)) tell("errors:field.date");
    }),
  );

/** A calendar date, or empty. */
export const optionalDay = boxedDate(
  optionalLine(DAY_LENGTH).superRefine((text, context) => {
    if (text !== "" && !parseIsoDate(text).ok) context.addIssue({ code: "custom", message: dateProblem(text) });
  }),
);

/** A code of one of the specification's tables, -1 where none is chosen. */
export const tableCode = (table: Readonly<Record<string, number>>, rule: FieldRule = "OPTIONAL") =>
  z
    .union([z.string(), z.number()])
    .optional()
    .transform((value) => (value === undefined || value === "" ? -1 : Number(value)))
    .refine((code) => code === -1 || Object.values(table).includes(code), CHOOSE)
    .refine((code) => rule !== "REQUIRED" || code !== -1, CHOOSE);

/** The version of a row that a form was made from. */
export const formVersion = z.coerce.number("errors:field.invalid").int("errors:field.invalid").min(1);

/** An id at the door; what it names is looked up. */
export const idField = z.string("errors:field.mandatory").regex(/^[\w-]{1,64}$/, "errors:field.invalid");
