import { sealedStatements } from "~/db/due-rows.server";
import type { DueItem } from "~/db/system.server";
import type { RequestContext } from "~/platform/context.server";
import { sealAudit } from "~/platform/audit/seal-audit.server";

const MINUTE_MS = 60_000;

/**
 * Seals the organization's audit. The item is deleted once every row is sealed (the next row adds another, a minute
 * ahead), and postponed by a minute otherwise.
 */
export async function sealDue(context: RequestContext, item: DueItem): Promise<void> {
  await sealAudit(context);
  const { db, now } = context;
  await db.rawBatch(sealedStatements(db, item.id, now + MINUTE_MS));
}
