import { auditStatement, fenceStatement } from "~/db/commit.server";
import { DAY_MS } from "~/kernel/dates";
import { authorize } from "~/platform/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import { putOffStatement, sweepStatement } from "../data/security-sweep.server";
import { SWEEPS } from "../domain/security-sweep";

const ROWS_A_SWEEP = 500;

/**
 * Takes away what was good for one use or a limited time and is spent: challenges of passkeys, mailed links, sessions,
 * factors that nobody confirmed, counted failures. One bounded batch a time: where it was full the item stays due, else
 * it comes again in a day. Safe to run twice, and at once.
 */
export async function sweepSecurity(context: RequestContext, item: { id: string }): Promise<void> {
  await authorize(context, "security.sweep");
  const { db, now } = context;
  const [, ...answers] = await db.rawBatch([
    fenceStatement(db),
    ...SWEEPS.map((sweep) => sweepStatement(db, sweep, now, ROWS_A_SWEEP)),
  ]);
  const swept = answers.map(({ meta }) => meta.changes);
  const told = SWEEPS.filter((_, index) => (swept[index] ?? 0) > 0).map(({ table }) => table);
  const audit = { action: "security.sweep", subjectKind: "organization", fields: [...new Set(told)] };
  await db.rawBatch([
    ...(told.length > 0 ? [auditStatement(context, audit)] : []),
    putOffStatement(db, item.id, swept.some((count) => count >= ROWS_A_SWEEP) ? now : now + DAY_MS),
  ]);
}
