import { z } from "zod";
import { DEFAULT_HONORIFIC, HONORIFIC } from "~/kernel/code-tables";
import { nameText } from "~/kernel/text-fields";

export const MANDATORY = "errors:field.mandatory";

const EMAIL_LENGTH = { min: 5, max: 120 } as const;
const NAME_LENGTH = 100;
const PHONE_LENGTH = 200;
/**
 * One at sign with something before it and a dotted name after it; whether mail arrives is found out by sending one.
 */
const EMAIL = /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/u;

/** A first or last name. */
export const personName = () => nameText(NAME_LENGTH);

/** An email address of 5 to 120 characters (specification, section 5), in small letters. */
export const emailField = z
  .string(MANDATORY)
  .trim()
  .toLowerCase()
  .superRefine((text, context) => {
    const tell = (message: string, params?: Record<string, number>) =>
      context.addIssue({ code: "custom", message, params });
    if (text === "") tell(MANDATORY);
    else if (text.length < EMAIL_LENGTH.min || text.length > EMAIL_LENGTH.max)
      tell("errors:field.length", { ...EMAIL_LENGTH });
    else if (!EMAIL.test(text)) tell("errors:field.email");
  });

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

/** The number of an honorific (specification, section 3); Dr where none is chosen. */
export const honorificField = z.coerce
  .number("errors:field.chooseOne")
  .refine((code) => Object.values<number>(HONORIFIC).includes(code), "errors:field.chooseOne")
  .default(DEFAULT_HONORIFIC);
