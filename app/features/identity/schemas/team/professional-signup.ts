import { z } from "zod";
import { HONORIFIC } from "~/kernel/codes/code-tables";
import { settlePhone } from "~/kernel/contact/phone-field";
import { recaptchaField } from "../sessions/login";
import {
  callingCodeField,
  emailField,
  honorificField,
  personName,
  optionalPhoneField,
} from "../sessions/person-fields";

/** What a health professional says of themselves (specification, section 3, HP registration payload). */
export const professionalSignupSchema = z
  .object({
    /** Doctor where a call says none (specification, section 9); the form offers none beforehand. */
    title: honorificField.default(HONORIFIC.dr),
    firstName: personName(),
    lastName: personName(),
    email: emailField,
    phoneCallingCode: callingCodeField.optional(),
    phone: optionalPhoneField,
    recaptcha: recaptchaField,
  })
  .check(settlePhone);

/**
 * The same as a call. The username always equals the email; the organization is the host's, and must be where it is
 * named.
 */
export const professionalSignupCall = professionalSignupSchema.extend({
  username: z.string().optional(),
  id: z.union([z.string(), z.number()]).nullish(),
  organizationId: z.coerce.string().optional(),
});
