import { z } from "zod";
import { MANDATORY } from "./person-fields";

const LENGTH = 200;

/** What someone signs in with. Nothing is trimmed off the password. */
export const loginSchema = z.object({
  username: z.string(MANDATORY).trim().toLowerCase().min(1, MANDATORY).max(LENGTH, "errors:field.tooLong"),
  password: z.string(MANDATORY).min(1, MANDATORY).max(LENGTH, "errors:field.tooLong"),
});
