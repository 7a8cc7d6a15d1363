import { buryPaymentCall, collectPayment, paymentCallMessage } from "~/features/billing/public.server";
import type { Env } from "~/platform/env.server";
import { announceOutbox } from "~/platform/outbox.server";
import { organizationContext } from "./organization-context";

async function contextOf(message: Message, env: Env, execution: ExecutionContext) {
  const { organizationId, paymentId, requestId } = paymentCallMessage.parse(message.body);
  const context = await organizationContext(env, organizationId, "payment-calls", requestId, (work) =>
    execution.waitUntil(work),
  );
  return context && { context, paymentId };
}

/** Calls a gateway for a payment, which takes as long as its payer takes to confirm. */
export async function consumePaymentCall(message: Message, env: Env, execution: ExecutionContext): Promise<void> {
  const asked = await contextOf(message, env, execution);
  if (!asked) return message.ack();
  const { context, paymentId } = asked;
  const again = await collectPayment(context, paymentId);
  await announceOutbox(context);
  context.log.info("queue", {
    queue: "payment-calls",
    topic: "payment-calls",
    attempts: message.attempts,
    ageMs: Date.now() - message.timestamp.getTime(),
    organizationId: context.organization.id,
    outcome: again === null ? "done" : "retried",
  });
  if (again === null) message.ack();
  else message.retry({ delaySeconds: Math.ceil(again / 1_000) });
}

/** Ends a payment whose message failed at every try. */
export async function buryPaymentCallMessage(message: Message, env: Env, execution: ExecutionContext): Promise<void> {
  const asked = await contextOf(message, env, execution);
  if (asked) {
    await buryPaymentCall(asked.context, asked.paymentId);
    await announceOutbox(asked.context);
  }
  message.ack();
}
