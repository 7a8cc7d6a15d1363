import { parseEnv, type Env } from "~/platform/env.server";
import { failureOf } from "~/platform/http/failure.server";
import { createLogger } from "~/platform/log.server";
import { readFirstData } from "../first-data";
import { doDueWork } from "./due-work";
import { buryImportMessage, consumeImport } from "./patient-import";
import { buryPaymentCallMessage, consumePaymentCall } from "./payment-calls";
import { buryOutbox, consumeOutbox } from "./outbox";

type Consumer = (message: Message, env: Env, execution: ExecutionContext) => Promise<void>;

const consumers: Readonly<Record<string, Consumer>> = {
  notifications: consumeOutbox,
  "notifications-dead": buryOutbox,
  "due-work": doDueWork,
  "patient-import": consumeImport,
  "patient-import-dead": buryImportMessage,
  "payment-calls": consumePaymentCall,
  "payment-calls-dead": buryPaymentCallMessage,
};

/** Passes each message of a batch to the consumer of its queue; if that throws, the message is delivered again. */
export async function consume(
  batch: MessageBatch,
  raw: Record<string, unknown>,
  execution: ExecutionContext,
): Promise<void> {
  await readFirstData();
  const env = parseEnv(raw);
  const consumer = consumers[batch.queue];
  if (!consumer) throw new Error(`no consumer of queue ${batch.queue}`);
  for (const message of batch.messages) {
    try {
      await consumer(message, env, execution);
    } catch (error) {
      failureOf(error, createLogger(message.id));
      message.retry({ delaySeconds: 30 });
    }
  }
}
