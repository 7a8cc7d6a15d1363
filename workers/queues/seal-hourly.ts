import type { DueItem } from "~/db/system.server";
import type { RequestContext } from "~/platform/context.server";
import { sealAudit } from "~/platform/seal-audit.server";

const HOUR_MS = 3_600_000;

/** Seals the organization's audit, and puts its own item off by an hour; one that fails is due again at once. */
export async function sealHourly(context: RequestContext, item: DueItem): Promise<void> {
  await sealAudit(context);
  await context.db
    .raw(
      "UPDATE due_work SET due_at = ?4 WHERE organization_id = ?1 AND kind = ?2 AND id = ?3",
      context.organization.id,
      item.kind,
      item.id,
      context.now + HOUR_MS,
    )
    .run();
}
