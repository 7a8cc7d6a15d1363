import { z } from "zod";

/**
 * What a form showed as left to give back of a payment, in minor units, so that nobody gives back what they did not see.
 * Calls leave it out.
 */
export const leftShown = z.coerce
  .number("errors:field.invalid")
  .int("errors:field.invalid")
  .min(0, "errors:field.invalid")
  .optional();
