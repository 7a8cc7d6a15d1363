import { z } from "zod";
import { endSessionsField } from "../sessions/end-sessions-field";
import { MANDATORY, emailField } from "../sessions/person-fields";
import { tokenField } from "./user-link";

/** Another address for one's own account. */
export const ownEmailSchema = z.object({ email: emailField });

/** Opening the link that proves an address. */
export const confirmEmailSchema = z.object({ token: tokenField, endSessions: endSessionsField });

/** The password once more, for what nobody may do from a screen that was left open. */
export const confirmIdentitySchema = z.object({
  password: z.string(MANDATORY).min(1, MANDATORY).max(200, "errors:field.tooLong"),
});
