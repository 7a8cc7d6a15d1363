import { z } from "zod";
import { BILLING_KINDS } from "./billing-method";

/** How the organization pays for the platform; never what is sealed. Instants in UTC ms. */
export const billingMethodAnswer = z
  .object({
    id: z.string(),
    organizationId: z.int(),
    kind: z.enum(BILLING_KINDS),
    name: z.string(),
    holderName: z.string(),
    email: z.string(),
    address: z.string(),
    taxNumber: z.string(),
    lastFour: z.string(),
    expiry: z.string().meta({ description: "MM/YY; empty for everything but cards." }),
    isDefault: z.boolean(),
    referenceAt: z.int().nullable().meta({ description: "Since when a reference is sealed; null where none is." }),
    enabled: z.boolean(),
    version: z.int(),
  })
  .meta({ id: "BillingPaymentMethod" });
