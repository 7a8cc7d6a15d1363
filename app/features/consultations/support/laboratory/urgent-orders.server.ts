import type { RequestContext } from "~/platform/context.server";
import { openCriticals, rejectedSamples, type OrdersOf } from "../../data/laboratory/urgent-read.server";
import { rejectedOrders } from "../../domain/laboratory/urgent";
import type { peopleOfOrders } from "./people-of-orders.server";

/** So many of each are named. */
const MOST = 20;

/** What comes before all else in somebody's orders: critical values that nobody acknowledged, and rejected samples. */
export async function readUrgent({ db }: RequestContext, whose: OrdersOf) {
  const [criticals, rejected] = await Promise.all([
    openCriticals(db, { ...whose, most: MOST }),
    rejectedSamples(db, { ...whose, most: MOST }),
  ]);
  return { criticals, rejected };
}
type Urgent = Awaited<ReturnType<typeof readUrgent>>;

/** The same with the names of the patients, the rejected samples by their orders. */
export function namedUrgent({ criticals, rejected }: Urgent, peopleOf: Awaited<ReturnType<typeof peopleOfOrders>>) {
  const nameOf = (order: Parameters<typeof peopleOf>[0]) => peopleOf(order).names.patientName;
  return {
    criticals: criticals.map((critical) => ({
      ...{ id: critical.id, orderId: critical.orderId, number: critical.number, raisedAt: critical.raisedAt },
      patientName: nameOf(critical),
    })),
    rejected: rejectedOrders(rejected.map((sample) => ({ ...sample, patientName: nameOf(sample) }))),
  };
}
