import { z } from "zod";
import { TOPICS } from "~/outbox/topics";
import { authorize } from "~/platform/access/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import { parse } from "~/platform/http/parse.server";

/** A message of the queue payment-calls: the gateway is to be called for one payment. */
export const paymentCallMessage = z.object({
  organizationId: z.number().int(),
  paymentId: z.string(),
  requestId: z.string(),
});

/** Hands a payment on to the queue whose messages have minutes. Sent twice, its gateway is still called once. */
export async function sendPaymentCall(context: RequestContext, payload: unknown): Promise<void> {
  await authorize(context, "payment.check");
  const { paymentId } = parse(TOPICS["payment.call"], payload);
  const { env, organization, requestId } = context;
  await env.PAYMENT_CALLS.send({ organizationId: organization.id, paymentId, requestId } satisfies z.infer<
    typeof paymentCallMessage
  >);
}
