import { z } from "zod";
import { emailField } from "~/kernel/contact/email";

const line = (max: number) =>
  z.string("errors:field.mandatory").trim().min(1, "errors:field.mandatory").max(max, "errors:field.tooLong");

/** What whoever pays by the practice's link says. The amount is as they write it, such as 12.50. */
export const payNowSchema = z.object({
  organizationId: z.coerce.string().optional(),
  name: line(120),
  email: emailField,
  amount: z.union([z.string(), z.number().transform(String)], "errors:field.mandatory").pipe(line(20)),
  description: line(120),
  /** For gateways that ask the payer on the phone. */
  phone: z.string().max(60, "errors:field.tooLong").optional(),
  /** The payment service that the payer has chosen; the first that fits where it is left out. */
  gatewayType: z.string().max(40, "errors:field.chooseOne").optional(),
});
