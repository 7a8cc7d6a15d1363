import { authorize } from "~/platform/access/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import { deskRows } from "../../data/laboratory/lab-desk-read.server";
import { MOST_TESTS } from "../../domain/laboratory/lab-order";
import { STATES_OF_WORKLIST } from "../../domain/desks/lab-worklists";

/**
 * The order whose values are to be entered next, as the list of the desk has them: the most urgent first, then who has
 * waited longest. Null where no other one waits.
 * @throws ForbiddenError
 */
export async function nextAtDesk(
  context: RequestContext,
  { orderId, laboratoryId }: { orderId: string; laboratoryId: string },
): Promise<{ orderId: string; number: number | null } | null> {
  await authorize(context, "laboratory.work");
  // Of the order itself no more tests than these can stand before another one.
  const asked = { states: STATES_OF_WORKLIST.running, laboratoryId, most: MOST_TESTS + 1 };
  const rows = await deskRows(context.db, asked);
  const next = rows.find((row) => row.orderId !== orderId);
  return next ? { orderId: next.orderId, number: next.number } : null;
}
