import type { OutboxEntry, Write } from "~/db/commit.server";
import { employeesInRoles, ROLE } from "~/features/identity/public.server";
import type { RequestContext } from "~/platform/context.server";
import { nextEscalation } from "../../data/laboratory/lab-due.server";
import { withdrawCritical } from "../../data/laboratory/lab-orders-write.server";
import { criticalsOf } from "../../data/laboratory/urgent-read.server";
import { overtaken } from "../../domain/laboratory/critical";
import type { LabOrderTest, LabResult } from "../../domain/laboratory/lab-order";
import { tellEmployee } from "./lab-mails.server";
import type { LoadedOrder } from "./people-of-orders.server";

interface Now {
  /** As they become; of one that a second person has yet to look at nothing is withdrawn. */
  tests: readonly LabOrderTest[];
  results: readonly LabResult[];
}

/**
 * Withdraws the alarms of critical values that a correction took the place of. Where what is there now is not critical,
 * everybody who was told of the alarm is told that it holds no more.
 */
export async function withdrawnCriticals(
  context: RequestContext,
  { order }: LoadedOrder,
  { tests, results }: Now,
): Promise<{ writes: Write[]; outbox: OutboxEntry[] }> {
  const { db, now } = context;
  const settled = tests.filter(({ state }) => state !== "ENTERED");
  if (settled.every(({ enteredVersion }) => enteredVersion < 2)) return { writes: [], outbox: [] };
  const criticals = await criticalsOf(db, order.id);
  const over = settled.flatMap((test) => overtaken(criticals, results, test));
  const ended = over.filter(({ stillCritical }) => !stillCritical);
  const moreTold = ended.some(({ critical }) => critical.escalated > 0);
  const others = moreTold ? await employeesInRoles(db, [ROLE.NURSE, ROLE.ADMINISTRATOR, ROLE.OWNER]) : [];
  const told = ended.length > 0 ? [...new Set([order.providerId, ...others])] : [];
  return {
    writes: over.flatMap(({ critical: { id } }) => [withdrawCritical(db, id, now), nextEscalation(db, id, null)]),
    outbox: told.map((employeeId) => tellEmployee(context, "labOrder.criticalWithdrawn", employeeId, order)),
  };
}
