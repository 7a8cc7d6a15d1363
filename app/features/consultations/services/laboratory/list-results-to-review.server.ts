import { authorize } from "~/platform/access/authorize.server";
import { auditRead } from "~/platform/audit/audit-read.server";
import type { RequestContext } from "~/platform/context.server";
import { ordersToReview, testsOfOrders } from "../../data/laboratory/lab-orders-read.server";
import { howFar } from "../../domain/laboratory/how-far";
import { peopleOfOrders } from "../../support/laboratory/people-of-orders.server";
import { namedUrgent, readUrgent } from "../../support/laboratory/urgent-orders.server";

/** So many are named; the list of orders has the others. */
const MOST = 5;

/**
 * What waits for a provider in their own orders: critical values that nobody has acknowledged, samples that were
 * rejected and not taken again, and results that nobody has reviewed, of whole orders and of parts, those that have
 * waited longest first, with their count. Nobody else has any.
 */
export async function listResultsToReview(context: RequestContext) {
  await authorize(context, "labOrder.review");
  const { actor, db } = context;
  if (actor.kind !== "employee") return { count: 0, orders: [], criticals: [], rejected: [], untold: [] };
  const [orders, urgent] = await Promise.all([
    ordersToReview(db, actor.employeeId, MOST),
    readUrgent(context, { providerId: actor.employeeId }),
    auditRead(context, {
      action: "labOrder.list",
      subjectKind: "labOrder",
      subjectId: null,
      patientId: null,
      fields: ["toReview"],
    }),
  ]);
  const [peopleOf, tests] = await Promise.all([
    peopleOfOrders(context, [...orders, ...urgent.criticals, ...urgent.rejected, ...urgent.unopened]),
    orders.length === 0
      ? []
      : testsOfOrders(
          db,
          orders.map(({ id }) => id),
        ),
  ]);
  return {
    count: orders[0]?.waiting ?? 0,
    orders: orders.map((order) => ({
      ...{ id: order.id, number: order.number, state: order.state, since: order.reviewSince },
      isCritical: order.isCritical === 1,
      howFar: howFar(tests.filter(({ orderId }) => orderId === order.id)),
      patientName: peopleOf(order).names.patientName,
    })),
    ...namedUrgent(urgent, peopleOf),
  };
}
