import { z } from "zod";

const key = (pattern: RegExp, message: string) =>
  z.string("errors:field.mandatory").trim().min(1, "errors:field.mandatory").max(300).regex(pattern, message);

const modeOf = (text: string) => text.split("_")[1];

/** What is needed to take payments by Stripe. The signing secret is of the endpoint that was made there. */
export const stripeSchema = z
  .object({
    publicKey: key(/^pk_(test|live)_\w+$/, "billing:stripe.publicKeyWrong"),
    secretKey: key(/^[rs]k_(test|live)_\w+$/, "billing:stripe.secretKeyWrong"),
    webhookSecret: z
      .union([
        z.literal(""),
        z
          .string()
          .trim()
          .max(300)
          .regex(/^whsec_\w+$/, "billing:stripe.webhookSecretWrong"),
      ])
      .default(""),
  })
  .refine(({ publicKey, secretKey }) => modeOf(publicKey) === modeOf(secretKey), {
    path: ["secretKey"],
    message: "billing:stripe.modesDiffer",
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
