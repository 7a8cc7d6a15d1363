import { z } from "zod";
import { OWES_CHOICES } from "./owes-choices";

/** The choice as a form posts it, as `true` where it is still owed; left out, it is waived. */
export const owesChoice = z
  .enum(OWES_CHOICES, "errors:field.chooseOne")
  .optional()
  .transform((choice) => choice === "owed");
