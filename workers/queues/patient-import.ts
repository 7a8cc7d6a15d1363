import { buryImport, chunkMessage, failedImport, runChunk, sendNextChunk } from "~/features/imports/public.server";
import type { Env } from "~/platform/env.server";
import { announceOutbox } from "~/platform/outbox.server";
import { organizationContext } from "./organization-context";

async function contextOf(message: Message, env: Env, execution: ExecutionContext) {
  const { organizationId, importId, requestId } = chunkMessage.parse(message.body);
  const context = await organizationContext(env, organizationId, "patient-import", requestId, (work) =>
    execution.waitUntil(work),
  );
  return context && { context, importId };
}

const AGAIN_SECONDS = 30;

/** Handles the next piece of an import and asks for the one after it, behind what other imports have asked for. */
export async function consumeImport(message: Message, env: Env, execution: ExecutionContext): Promise<void> {
  const asked = await contextOf(message, env, execution);
  if (!asked) return message.ack();
  const { context, importId } = asked;
  const line = {
    queue: "patient-import",
    topic: "patient-import",
    attempts: message.attempts,
    ageMs: Date.now() - message.timestamp.getTime(),
    organizationId: context.organization.id,
  };
  try {
    const more = await runChunk(context, importId);
    if (more) await sendNextChunk(context, importId);
    await announceOutbox(context);
    context.log.info("queue", { ...line, outcome: "done" });
    message.ack();
  } catch (error) {
    await failedImport(context, importId, error);
    context.log.error("queue", { ...line, outcome: "retried" });
    message.retry({ delaySeconds: AGAIN_SECONDS });
  }
}

/** Stops an import whose piece failed every attempt. */
export async function buryImportMessage(message: Message, env: Env, execution: ExecutionContext): Promise<void> {
  const asked = await contextOf(message, env, execution);
  if (asked) {
    await buryImport(asked.context, asked.importId);
    await announceOutbox(asked.context);
  }
  message.ack();
}
