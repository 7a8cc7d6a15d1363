import { z } from "zod";
import { MANDATORY } from "./person-fields";

const LENGTH = 200;

/** A code of the authenticator app, or a recovery code. */
export const secondFactorField = z.string(MANDATORY).trim().min(1, MANDATORY).max(40, "errors:field.tooLong");

/** What a page got from the check that a person asks; see services/check-human.server.ts. */
export const recaptchaField = z.string().max(4_000).optional();

/** What someone signs in with. Nothing is trimmed off the password. A caller gives the second factor at once. */
export const loginSchema = z.object({
  username: z.string(MANDATORY).trim().toLowerCase().min(1, MANDATORY).max(LENGTH, "errors:field.tooLong"),
  password: z.string(MANDATORY).min(1, MANDATORY).max(LENGTH, "errors:field.tooLong"),
  secondFactor: z.union([z.literal("").transform(() => undefined), secondFactorField]).optional(),
  recaptcha: recaptchaField,
});

/** The second step by itself. */
export const secondFactorSchema = z.object({ secondFactor: secondFactorField });
