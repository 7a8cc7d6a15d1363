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
  /** As they become; of one that a second person has yet to look at nothing is withdrawn that was final before. */
  tests: readonly LabOrderTest[];
  results: readonly LabResult[];
}

type Told = Awaited<ReturnType<typeof criticalsOf>>[number];

/** Everybody who was told of alarms: the orderer, and the others once nobody had acknowledged one in time. */
async function toldOf({ db }: RequestContext, { providerId }: LoadedOrder["order"], criticals: readonly Told[]) {
  if (criticals.length === 0) return [];
  const moreTold = criticals.some(({ escalated }) => escalated > 0);
  const others = moreTold ? await employeesInRoles(db, [ROLE.NURSE, ROLE.ADMINISTRATOR, ROLE.OWNER]) : [];
  return [...new Set([providerId, ...others])];
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
  if (tests.every(({ enteredVersion }) => enteredVersion < 2)) return { writes: [], outbox: [] };
  const criticals = await criticalsOf(db, order.id);
  const over = tests.flatMap((test) => {
    const wasFinal = ({ critical }: { critical: { resultId: string } }) =>
      results.some(({ id, version }) => id === critical.resultId && version <= test.finalVersion);
    return overtaken(criticals, results, test).filter((each) => test.state !== "ENTERED" || !wasFinal(each));
  });
  const ended = over.filter(({ stillCritical }) => !stillCritical);
  const told = await toldOf(
    context,
    order,
    ended.map(({ critical }) => critical),
  );
  return {
    writes: over.flatMap(({ critical: { id } }) => [withdrawCritical(db, id, now), nextEscalation(db, id, null)]),
    outbox: told.map((employeeId) => tellEmployee(context, "labOrder.criticalWithdrawn", employeeId, order)),
  };
}

/** Tells everybody who was told of critical values that the laboratory looks at them again; the alarms stay until it has. */
export async function doubtedCriticals(
  context: RequestContext,
  { order }: LoadedOrder,
  { tests, results }: Now,
): Promise<OutboxEntry[]> {
  const doubted = (await criticalsOf(context.db, order.id)).filter(
    ({ resultId, withdrawnAt }) =>
      withdrawnAt === null &&
      results.some(
        ({ id, orderTestId, version }) =>
          id === resultId && tests.some((test) => test.id === orderTestId && version > test.finalVersion),
      ),
  );
  const told = await toldOf(context, order, doubted);
  return told.map((employeeId) => tellEmployee(context, "labOrder.criticalDoubted", employeeId, order));
}
