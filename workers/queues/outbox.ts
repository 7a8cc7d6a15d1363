import type { Env } from "~/platform/env.server";
import { failureOf } from "~/platform/http/failure.server";
import {
  announceOutbox,
  outboxDead,
  outboxDone,
  outboxFailed,
  outboxMessage,
  pendingOutboxItem,
} from "~/platform/outbox.server";
import { organizationContext } from "./organization-context";
import { doTopic } from "./topics";

/** Seconds until the next attempt: 10, 20, 40 and so on, an hour at most. */
const backOff = (attempts: number) => Math.min(10 * 2 ** (attempts - 1), 3_600);

/** Handles an outbox row by the handler of its topic; a failure is tried again later. */
export async function consumeOutbox(message: Message, env: Env, execution: ExecutionContext): Promise<void> {
  const { organizationId, outboxId, requestId } = outboxMessage.parse(message.body);
  const context = await organizationContext(env, organizationId, "outbox", requestId, (work) =>
    execution.waitUntil(work),
  );
  const item = context && (await pendingOutboxItem(context, outboxId));
  if (!context || !item) return message.ack();
  const line = {
    queue: "notifications",
    topic: item.topic,
    attempts: message.attempts,
    ageMs: context.now - item.createdAt,
    organizationId,
  };
  try {
    await doTopic(context, item);
    await outboxDone(context, outboxId);
    await announceOutbox(context);
    context.log.info("queue", { ...line, outcome: "done" });
    message.ack();
  } catch (error) {
    failureOf(error, context.log, organizationId);
    const delaySeconds = backOff(message.attempts);
    await outboxFailed(context, outboxId, (delaySeconds + 300) * 1_000);
    context.log.error("queue", { ...line, outcome: "retried" });
    message.retry({ delaySeconds });
  }
}

/** Records an outbox row that failed every attempt as a dead letter. */
export async function buryOutbox(message: Message, env: Env, execution: ExecutionContext): Promise<void> {
  const { organizationId, outboxId, requestId } = outboxMessage.parse(message.body);
  const context = await organizationContext(env, organizationId, "outbox", requestId, (work) =>
    execution.waitUntil(work),
  );
  if (context) {
    await outboxDead(context, outboxId, "every try failed");
    context.log.error("queue", {
      queue: "notifications-dead",
      topic: "",
      attempts: message.attempts,
      ageMs: 0,
      organizationId,
      outcome: "dead",
    });
  }
  message.ack();
}
