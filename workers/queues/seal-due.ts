import { sealedStatements } from "~/db/due-rows.server";
import type { DueItem } from "~/db/system.server";
import type { RequestContext } from "~/platform/context.server";
import { sealAudit } from "~/platform/audit/seal-audit.server";

const MINUTE_MS = 60_000;

/**
 * Seals the organization's audit. The item goes when every row is sealed (the next row brings another, a minute
 * ahead), and is put off by a minute otherwise; one that fails is due again at once.
 */
export async function sealDue(context: RequestContext, item: DueItem): Promise<void> {
  await sealAudit(context);
  const { db, now } = context;
  await db.rawBatch(sealedStatements(db, item.id, now + MINUTE_MS));
}
