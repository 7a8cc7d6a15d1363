import { z } from "zod";
import { accountText, optionalAccountText } from "../account-schema";

const modeOf = (text: string) => text.split("_")[1];

/** What is needed to take payments by Stripe. The signing secret is of the endpoint that was made there. */
export const stripeSchema = z
  .object({
    publicKey: accountText(/^pk_(test|live)_\w+$/),
    secretKey: accountText(/^[rs]k_(test|live)_\w+$/),
    webhookSecret: optionalAccountText(/^whsec_\w+$/),
  })
  .refine(({ publicKey, secretKey }) => modeOf(publicKey) === modeOf(secretKey), {
    path: ["secretKey"],
    message: "billing:account.modesDiffer",
  });

/**
 * What of it is sealed. Stripe signs its events with the webhook secret; where it is empty, payments are found out by
 * asking alone.
 */
export const stripeAccountSchema = z.object({
  secretKey: z.string().min(1),
  webhookSecret: z.string().default(""),
});
export type StripeAccount = z.infer<typeof stripeAccountSchema>;
