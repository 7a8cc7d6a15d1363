import { z } from "zod";
import { HONORIFIC, NO_HONORIFIC } from "~/kernel/codes/code-tables";
import { phoneTextField } from "~/kernel/contact/phone-field";
import { nameText, optionalNameText } from "~/kernel/text-fields";

export { emailField } from "~/kernel/contact/email";

export const MANDATORY = "errors:field.mandatory";

const NAME_LENGTH = 100;

/** A first or last name. */
export const personName = () => nameText(NAME_LENGTH);

/** A last name of a patient: some people have one name alone. */
export const lastNameField = optionalNameText(NAME_LENGTH)
  .nullish()
  .transform((name) => name ?? "");

/** A phone number that may be left out; empty then. Its form is checked by `settlePhone` or `storePhone`. */
export const optionalPhoneField = phoneTextField.optional().transform((phone) => phone ?? "");

/** A phone number that must be given. Its form is checked by `settlePhone` or `storePhone`. */
export const phoneField = z.string(MANDATORY).trim().min(1, MANDATORY).pipe(phoneTextField);

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
