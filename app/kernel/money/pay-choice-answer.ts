import { z } from "zod";

/** What a call says of the payment services that a payer may choose from, in the organization's order. */
export const payChoicesAnswer = z
  .array(
    z
      .object({
        type: z.string().meta({ description: "What gatewayType takes." }),
        name: z.string().meta({ description: "The name that its company trades by." }),
        asksPhone: z.boolean().meta({ description: "It reaches its payers on the phone that is sent along." }),
      })
      .meta({ id: "PayChoice" }),
  )
  .meta({
    description: "By which it can be paid, in the organization's order; none where it takes no such payments online.",
  });
