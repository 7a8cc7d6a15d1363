import { parseEnv } from "~/platform/env.server";

/** Runs every minute: sends a message for each tenant database, so that the clock itself never waits for work. */
export async function enqueueDueWork(raw: Record<string, unknown>): Promise<void> {
  const env = parseEnv(raw);
  const requestId = crypto.randomUUID();
  await env.DUE_WORK.sendBatch(env.tenantDatabases.map((database) => ({ body: { database, requestId } })));
}
