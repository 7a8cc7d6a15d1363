import { sealedStatements } from "~/db/due-rows.server";
import { authorize } from "../access/authorize.server";
import type { RequestContext } from "../context.server";
import { sealTail } from "./seal-tail.server";

/** Seals every unsealed row of the organization's audit. Safe to run twice or concurrently. */
export async function sealAudit(context: RequestContext): Promise<{ sealedTo: number }> {
  await authorize(context, "audit.seal");
  return { sealedTo: await sealTail(context) };
}

const MINUTE_MS = 60_000;

/**
 * Does one due item: seals the organization's audit. The item is deleted once every row is sealed (the next row adds
 * another, a minute ahead), and postponed by a minute otherwise.
 */
export async function sealDue(context: RequestContext, { id }: { id: string }): Promise<void> {
  await sealAudit(context);
  await context.db.rawBatch(sealedStatements(context.db, id, context.now + MINUTE_MS));
}
