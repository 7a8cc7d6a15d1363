import { z } from "zod";

const key = (pattern: RegExp, message: string) =>
  z.string("errors:field.mandatory").trim().min(1, "errors:field.mandatory").max(300).regex(pattern, message);

/** What is needed to take payments by Stripe. The signing secret is of the endpoint that was made there. */
export const stripeSchema = z
  .object({
    publicKey: key(/^pk_(test|live)_\w+$/, "billing:settings.publicKeyWrong"),
    secretKey: key(/^[rs]k_(test|live)_\w+$/, "billing:settings.secretKeyWrong"),
    webhookSecret: z
      .union([
        z.literal(""),
        z
          .string()
          .trim()
          .max(300)
          .regex(/^whsec_\w+$/, "billing:settings.webhookSecretWrong"),
      ])
      .default(""),
  })
  .refine(({ publicKey, secretKey }) => modeOf(publicKey) === modeOf(secretKey), {
    path: ["secretKey"],
    message: "billing:settings.modesDiffer",
  });

const modeOf = (text: string) => text.split("_")[1];

export const connectGatewaySchema = z.looseObject({
  type: z.enum(["STRIPE", "DEVELOPMENT"], "errors:field.chooseOne"),
});

export const changeGatewaySchema = z.object({
  id: z.string().trim().min(1).max(64),
  version: z.coerce.number().int().min(0),
  status: z.enum(["ACTIVE", "DISABLED"], "errors:field.chooseOne"),
});

export const paymentIdSchema = z.object({ paymentId: z.string("errors:field.mandatory").trim().min(1).max(64) });
