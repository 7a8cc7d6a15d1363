import { z } from "zod";
import { passwordField } from "../accounts/password-field";
import { MANDATORY } from "../sessions/person-fields";
import { tokenField } from "../accounts/user-link";

/** What an invited employee chooses by the link that was mailed. */
export const acceptInviteSchema = z.object({ token: tokenField, password: passwordField });

/** The same in a form, which asks for the password twice. */
export const acceptInviteForm = acceptInviteSchema
  .extend({ repeatPassword: z.string(MANDATORY) })
  .refine(({ password, repeatPassword }) => password === repeatPassword, {
    path: ["repeatPassword"],
    message: "identity:resetPassword.mismatch",
  });
