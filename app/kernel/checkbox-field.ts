import { z } from "zod";

/** A box of a form that is ticked, or a call's true; false where nothing is said. */
export const checkbox = z
  .union([z.boolean(), z.string()])
  .optional()
  .transform((value) => value === true || value === "on" || value === "true" || value === "1");
