import { createExecutionContext, createMessageBatch, getQueueResult } from "cloudflare:test";
import { env as bindings } from "cloudflare:workers";
import { consume } from "../../../workers/queues/consume";

/** Hands one message to a consumer; whether it is done, or comes again. */
export async function hand(queue: string, body: object, more: Record<string, unknown> = {}) {
  const id = crypto.randomUUID();
  const batch = createMessageBatch(queue, [{ id, timestamp: new Date(), attempts: 1, body }]);
  const execution = createExecutionContext();
  await consume(batch, { ...bindings, ...more }, execution);
  const { explicitAcks, retryMessages } = await getQueueResult(batch, execution);
  return { done: explicitAcks.includes(id), again: retryMessages.length === 1 };
}
