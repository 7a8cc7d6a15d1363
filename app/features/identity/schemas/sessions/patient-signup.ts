import { z } from "zod";
import { GENDER } from "~/kernel/codes/code-tables";
import { settlePhone } from "~/kernel/contact/phone-field";
import { boxedDate } from "~/kernel/time/boxed-date";
import { dateProblem } from "~/kernel/time/date-in-boxes";
import { addDays, parseIsoDate, type IsoDate } from "~/kernel/time/dates";
import { recaptchaField } from "./login";
import { passwordField } from "../accounts/password-field";
import { callingCodeField, emailField, lastNameField, MANDATORY, personName, phoneField } from "./person-fields";

const OLDEST_DAYS = 130 * 366;

/** How the organization asks for something: not at all, as a choice, or as a must. */
type Asked = "HIDDEN" | "OPTIONAL" | "REQUIRED";

/** What of a patient the organization may leave out. */
export interface SignupAsks {
  birthDate: Asked;
  gender: Asked;
}
const ALL: SignupAsks = { birthDate: "REQUIRED", gender: "REQUIRED" };

/** A day before today, YYYY-MM-DD; empty where it may be left out and was. */
const birthDateField = (today: IsoDate, asked: Asked) =>
  boxedDate(
    z
      .string()
      .trim()
      .optional()
      .transform((text) => text ?? "")
      .superRefine((text, context) => {
        const tell = (message: string) => context.addIssue({ code: "custom", message });
        if (text === "") {
          if (asked === "REQUIRED") tell(MANDATORY);
        } else if (!parseIsoDate(text).ok) tell(dateProblem(text));
        else if (text >= today) tell("errors:field.dateInPast");
        else if (text <= addDays(today, -OLDEST_DAYS)) tell("errors:field.date");
      }),
  );

/** A code of the specification's genders; -1 where it may be left out and was. */
const genderField = (asked: Asked) =>
  z
    .union([z.string(), z.number()], "errors:field.chooseOne")
    .optional()
    .transform((value) => (value === undefined || value === "" ? -1 : Number(value)))
    .refine(
      (code) => Object.values<number>(GENDER).includes(code) || (code === -1 && asked !== "REQUIRED"),
      "errors:field.chooseOne",
    );

/** What a patient says of themselves to open an account. `today` is the date at the organization. */
export const patientSignupSchema = (today: IsoDate, asks: SignupAsks = ALL) =>
  z
    .object({
      firstName: personName(),
      lastName: lastNameField,
      email: emailField,
      phoneCallingCode: callingCodeField,
      phone: phoneField,
      birthDate: birthDateField(today, asks.birthDate),
      gender: genderField(asks.gender),
      password: passwordField,
      /** Whether the practice may write about more than appointments; never taken for granted. */
      marketing: z.boolean().optional(),
      recaptcha: recaptchaField,
    })
    .check(settlePhone);
