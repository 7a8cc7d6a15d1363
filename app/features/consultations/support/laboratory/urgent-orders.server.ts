import type { RequestContext } from "~/platform/context.server";
import {
  openCriticals,
  rejectedSamples,
  unopenedReviewed,
  type OrdersOf,
} from "../../data/laboratory/urgent-read.server";
import { TO_TELL_FOR_MS } from "../../domain/laboratory/telling";
import { rejectedOrders } from "../../domain/laboratory/urgent";
import type { peopleOfOrders } from "./people-of-orders.server";

/** So many of each are named. */
const MOST = 20;
/** So many are looked through for those whose patient has no account. */
const MOST_UNOPENED = 200;

/**
 * What comes before all else in somebody's orders: critical values that nobody acknowledged, results of which the patient
 * may have to be told by the practice itself, and rejected samples.
 */
export async function readUrgent({ db, now }: RequestContext, whose: OrdersOf) {
  const [criticals, rejected, unopened] = await Promise.all([
    openCriticals(db, { ...whose, most: MOST }),
    rejectedSamples(db, { ...whose, most: MOST }),
    // Of all orders of the practice it would read more each day; who answers for an order tells its patient.
    whose.providerId === undefined
      ? []
      : unopenedReviewed(db, { ...whose, since: now - TO_TELL_FOR_MS, most: MOST_UNOPENED }),
  ]);
  return { criticals, rejected, unopened };
}
type Urgent = Awaited<ReturnType<typeof readUrgent>>;

/** The same with the names of the patients, the rejected samples by their orders. */
export function namedUrgent(
  { criticals, rejected, unopened }: Urgent,
  peopleOf: Awaited<ReturnType<typeof peopleOfOrders>>,
) {
  const nameOf = (order: Parameters<typeof peopleOf>[0]) => peopleOf(order).names.patientName;
  return {
    criticals: criticals.map((critical) => ({
      ...{ id: critical.id, orderId: critical.orderId, number: critical.number, raisedAt: critical.raisedAt },
      patientName: nameOf(critical),
    })),
    untold: unopened
      .filter((order) => !peopleOf(order).person.hasAccount)
      .slice(0, MOST)
      .map((order) => ({
        ...{ orderId: order.orderId, number: order.number, since: order.since ?? 0 },
        ...{ isCritical: order.isCritical === 1, patientName: nameOf(order) },
      })),
    rejected: rejectedOrders(rejected.map((sample) => ({ ...sample, patientName: nameOf(sample) }))),
  };
}
