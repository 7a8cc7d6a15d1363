import { z } from "zod";
import { isTooCommon, PASSWORD_LENGTH } from "../../domain/accounts/password-rule";
import { MANDATORY } from "../sessions/person-fields";

/** A password that somebody chooses. */
export const passwordField = z
  .string(MANDATORY)
  .min(PASSWORD_LENGTH.min, "errors:field.tooShort")
  .max(PASSWORD_LENGTH.max, "errors:field.tooLong")
  .refine((password) => !isTooCommon(password), "identity:resetPassword.tooCommon");
