import type { OutboxEntry } from "~/db/commit.server";
import { employeesInRoles, ROLE } from "~/features/identity/public.server";
import type { RequestContext } from "~/platform/context.server";
import { resultsOf } from "../../data/laboratory/lab-results.server";
import { waitingForSecondLook } from "../../data/laboratory/lab-desk-read.server";
import { valuesUpTo } from "../../domain/laboratory/corrected-values";
import type { LabOrderTest } from "../../domain/laboratory/lab-order";
import { isOwnEntry } from "../../domain/laboratory/second-look";
import { tellEmployee } from "./lab-mails.server";
import type { LoadedOrder } from "./people-of-orders.server";

/** So many tests are looked through. */
const MOST = 100;

/**
 * Tells the administrators that values wait for a second look for which nobody else of the laboratory is there: they look
 * themselves, or do without. Nothing where somebody is.
 */
export async function tellUnverifiable(
  context: RequestContext,
  { order, tests: before, employeeId }: LoadedOrder & { employeeId: string },
  tests: readonly LabOrderTest[],
): Promise<OutboxEntry[]> {
  const wasWaiting = (id: string) => before.some((test) => test.id === id && test.state === "ENTERED");
  if (!tests.some(({ id, state }) => state === "ENTERED" && !wasWaiting(id))) return [];
  const there = await employeesInRoles(context.db, [ROLE.LABORATORY]);
  if (there.some((id) => id !== employeeId)) return [];
  const managers = await employeesInRoles(context.db, [ROLE.ADMINISTRATOR, ROLE.OWNER]);
  return managers
    .filter((id) => id !== employeeId)
    .map((id) => tellEmployee(context, "labOrder.unverifiable", id, order));
}

/** How many tests wait for a second look that nobody at the laboratory's desk can give. */
export async function countStuck({ db }: RequestContext): Promise<number> {
  const waiting = await waitingForSecondLook(db, MOST);
  if (waiting.length === 0) return 0;
  const [there, results] = await Promise.all([
    employeesInRoles(db, [ROLE.LABORATORY]),
    resultsOf(db, [...new Set(waiting.map(({ orderId }) => orderId))]),
  ]);
  return waiting.filter((test) =>
    there.every((id) => isOwnEntry(valuesUpTo(results, test, test.enteredVersion), test, id)),
  ).length;
}
