import { commit } from "~/db/commit.server";
import { DAY_MS } from "~/kernel/time/dates";
import { authorize } from "~/platform/access/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import { ALL_SWEEPS, countSpent, putOffStatement, sweepStatement } from "../../data/protection/security-sweep.server";

const ROWS_A_SWEEP = 500;

/**
 * Takes away what was good for one use or a limited time and is spent: challenges of passkeys, mailed links, sessions,
 * factors that nobody confirmed, counted failures. One bounded batch a time: where it was full the item stays due, else
 * it comes again in a day. Safe to run twice, and at once.
 */
export async function sweepSecurity(context: RequestContext, item: { id: string }): Promise<void> {
  await authorize(context, "security.sweep");
  const { db, now } = context;
  const counts = await countSpent(db, ALL_SWEEPS, now, ROWS_A_SWEEP);
  const swept = ALL_SWEEPS.filter((_, index) => (counts[index] ?? 0) > 0);
  const putOff = putOffStatement(db, item.id, counts.some((count) => count >= ROWS_A_SWEEP) ? now : now + DAY_MS);
  if (swept.length === 0) {
    await db.rawBatch([putOff]);
    return;
  }
  const fields = [...new Set(swept.map(({ table }) => table))];
  await commit(context, {
    writes: [...swept.map((sweep) => sweepStatement(db, sweep, now, ROWS_A_SWEEP)), putOff],
    audit: [{ action: "security.sweep", subjectKind: "organization", fields }],
    result: null,
  });
}
