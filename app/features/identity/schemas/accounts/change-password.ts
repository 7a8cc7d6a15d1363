import { z } from "zod";
import { endSessionsField } from "../sessions/end-sessions-field";
import { passwordField } from "./password-field";
import { MANDATORY } from "../sessions/person-fields";

/** The password of before, and the new one twice. */
export const changePasswordSchema = z
  .object({
    currentPassword: z.string(MANDATORY).min(1, MANDATORY).max(200, "errors:field.tooLong"),
    password: passwordField,
    repeatPassword: z.string(MANDATORY),
    endSessions: endSessionsField,
  })
  .refine(({ password, repeatPassword }) => password === repeatPassword, {
    path: ["repeatPassword"],
    message: "identity:resetPassword.mismatch",
  });
