import { z } from "zod";

/** What the operator sets of an organization; what is left out stays as it is. */
export const organizationLimitsSchema = z.strictObject({
  /** How many people the team may have; null for any number. */
  employeeListLimit: z
    .int("errors:field.number")
    .min(1, "errors:field.atLeast")
    .max(100_000, "errors:field.atMost")
    .nullable()
    .optional(),
  /** How many credits may be granted at once; null for any number. */
  creditMaxValue: z
    .int("errors:field.number")
    .min(0, "errors:field.atLeast")
    .max(1_000_000, "errors:field.atMost")
    .nullable()
    .optional(),
  restrictedMode: z.boolean().optional(),
  /** The specification's words; null ends the trial for good. */
  trialState: z.enum(["TRAIL", "TRIALEXPIRED"], "errors:field.chooseOne").nullable().optional(),
  /** Whether the menu leads administrators to the settings. */
  adminPortal: z.boolean().optional(),
  hipaaTerms: z.boolean().optional(),
});
