import { z } from "zod";
import { HONORIFIC, NO_HONORIFIC } from "~/kernel/code-tables";
import { nameText, optionalNameText } from "~/kernel/text-fields";

export { emailField } from "~/kernel/email";

export const MANDATORY = "errors:field.mandatory";

const NAME_LENGTH = 100;
const PHONE_LENGTH = 200;

/** A first or last name. */
export const personName = () => nameText(NAME_LENGTH);

/** A last name of a patient: some people have one name alone. */
export const lastNameField = optionalNameText(NAME_LENGTH)
  .nullish()
  .transform((name) => name ?? "");

/** Digits of any script, at most 200 (specification, section 5); what people put between them is taken out. */
const digits = (text: string) =>
  text
    .normalize("NFKC")
    .replace(/[\u0660-\u0669\u06f0-\u06f9]/g, (digit) => String(digit.charCodeAt(0) % 16))
    .replace(/[\s().\u2010-\u2015-]/g, "");

const phoneText = z
  .string()
  .transform(digits)
  .pipe(z.string().regex(/^\d*$/, "errors:field.phone").max(PHONE_LENGTH, "errors:field.tooLong"));

/** A phone number that may be left out; empty then. */
export const optionalPhoneField = phoneText.optional().transform((phone) => phone ?? "");

/** A phone number that must be given. */
export const phoneField = z.string(MANDATORY).trim().min(1, MANDATORY).pipe(phoneText);

/** A country calling code without its plus; a form may name the country with it, as `91-IN`. */
export const callingCodeField = z
  .string(MANDATORY)
  .trim()
  .regex(/^\+?\d{1,6}(?:-[A-Z]{2})?$/, "errors:field.chooseOne")
  .transform((code) => code.replace(/\D/g, ""));

/** The number of an honorific (specification, section 3); none where none is chosen. */
export const honorificField = z.coerce
  .number("errors:field.chooseOne")
  .refine((code) => code === NO_HONORIFIC || Object.values<number>(HONORIFIC).includes(code), "errors:field.chooseOne")
  .default(NO_HONORIFIC);
