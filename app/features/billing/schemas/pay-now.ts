import { z } from "zod";

const line = (max: number) =>
  z.string("errors:field.mandatory").trim().min(1, "errors:field.mandatory").max(max, "errors:field.tooLong");

/** What whoever pays by the practice's link says. The amount is as they write it, such as 12.50. */
export const payNowSchema = z.object({
  organizationId: z.coerce.string().optional(),
  name: line(120),
  email: z
    .string("errors:field.mandatory")
    .trim()
    .min(5, "errors:field.email")
    .max(120)
    .pipe(z.email("errors:field.email")),
  amount: z.union([z.string(), z.number().transform(String)], "errors:field.mandatory").pipe(line(20)),
  description: line(120),
});
