import { z } from "zod";
import { recaptchaField } from "../sessions/login";
import { endSessionsField } from "../sessions/end-sessions-field";
import { passwordField } from "./password-field";
import { MANDATORY } from "../sessions/person-fields";

/** Who wants a link mailed: to choose a new password, or to sign in by it. */
export const linkRequestSchema = z.object({
  username: z.string(MANDATORY).trim().toLowerCase().min(1, MANDATORY).max(200, "errors:field.tooLong"),
  purpose: z.enum(["RESET_PASSWORD", "SIGN_IN"]).default("RESET_PASSWORD"),
  recaptcha: recaptchaField,
  /** The path on which a link to sign in leads on. */
  next: z.string().max(2_000).optional(),
});

export const tokenField = z.string().min(1).max(200);

/** A new password, by the link that was mailed. */
export const resetPasswordSchema = z
  .object({
    token: tokenField,
    password: passwordField,
    repeatPassword: z.string(MANDATORY),
    endSessions: endSessionsField,
    /** Ids of the second steps to take off the account. */
    removeFactors: z.array(z.string().max(60)).max(20).default([]),
  })
  .refine(({ password, repeatPassword }) => password === repeatPassword, {
    path: ["repeatPassword"],
    message: "identity:resetPassword.mismatch",
  });
