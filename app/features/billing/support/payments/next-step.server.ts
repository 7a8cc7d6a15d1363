import { z } from "zod";
import type { PaymentRow } from "../../data/payments/payments.server";
import type { Begun, Flow } from "../../gateways/operations.server";

const stepSchema = z.union([
  z.object({ action: z.string(), fields: z.record(z.string(), z.string()) }),
  z.object({ asked: z.record(z.string(), z.string()) }),
]);

/** What comes after a payment was begun: a form that its payer's browser posts, or what its gateway is called with. */
export type NextStep = z.infer<typeof stepSchema>;

/** The same as it is stored; null where the payer is led to a page, or confirms on the phone by themselves. */
export function writtenStep(begun: Begun[Flow]): string | null {
  if ("action" in begun) return JSON.stringify({ action: begun.action, fields: begun.fields } satisfies NextStep);
  return "asked" in begun ? JSON.stringify({ asked: begun.asked } satisfies NextStep) : null;
}

/** The same back. @throws ZodError where it was not stored by us */
export const readStep = (stored: string | null): NextStep | null =>
  stored === null ? null : stepSchema.parse(JSON.parse(stored));

/** Whether the gateway of a payment is to be called for it, and has not been yet. */
export function awaitsCall({ checkoutForm, calledAt }: Pick<PaymentRow, "checkoutForm" | "calledAt">): boolean {
  const step = readStep(checkoutForm);
  return calledAt === null && step !== null && "asked" in step;
}
