import { z } from "zod";
import { GENDER } from "~/kernel/code-tables";
import { addDays, parseIsoDate, type IsoDate } from "~/kernel/dates";
import { recaptchaField } from "./login";
import { passwordField } from "./password-field";
import { callingCodeField, emailField, lineField, MANDATORY, phoneField } from "./person-fields";

const OLDEST_DAYS = 130 * 366;

const birthDateField = (today: IsoDate) =>
  z
    .string(MANDATORY)
    .trim()
    .min(1, { error: MANDATORY, abort: true })
    .refine((text) => parseIsoDate(text).ok, { message: "errors:field.date", abort: true })
    .refine((date) => date < today, { message: "errors:field.dateInPast", abort: true })
    .refine((date) => date > addDays(today, -OLDEST_DAYS), "errors:field.date");

/** What a patient says of themselves to open an account. `today` is the date at the organization. */
export const patientSignupSchema = (today: IsoDate) =>
  z.object({
    firstName: lineField(),
    lastName: lineField(),
    email: emailField,
    phoneCallingCode: callingCodeField,
    phone: phoneField,
    birthDate: birthDateField(today),
    gender: z.coerce
      .number("errors:field.chooseOne")
      .refine((code) => Object.values<number>(GENDER).includes(code), "errors:field.chooseOne"),
    password: passwordField,
    recaptcha: recaptchaField,
  });

export type PatientSignup = z.infer<ReturnType<typeof patientSignupSchema>>;
