import type { DueItem } from "~/db/system.server";
import type { RequestContext } from "~/platform/context.server";
import { sealAudit } from "~/platform/audit/seal-audit.server";

const MINUTE_MS = 60_000;

/**
 * Deletes the item only if the last row is sealed: a row written meanwhile found this item and added none of its own.
 */
const DONE = `DELETE FROM due_work WHERE due_work.organization_id = ?1 AND kind = ?2 AND id = ?3
AND (SELECT f.audit_last FROM tenant_fence f WHERE f.organization_id = ?1) <=
  (SELECT coalesce(max(s.to_seq), 0) FROM audit_seal s WHERE s.organization_id = ?1)`;
const AGAIN = "UPDATE due_work SET due_at = ?4 WHERE organization_id = ?1 AND kind = ?2 AND id = ?3";

/**
 * Seals the organization's audit. The item is deleted once every row is sealed (the next row adds another, a minute
 * ahead), and postponed by a minute otherwise.
 */
export async function sealDue(context: RequestContext, item: DueItem): Promise<void> {
  await sealAudit(context);
  const { db, now, organization } = context;
  const which = [organization.id, item.kind, item.id];
  await db.rawBatch([db.raw(DONE, ...which), db.raw(AGAIN, ...which, now + MINUTE_MS)]);
}
