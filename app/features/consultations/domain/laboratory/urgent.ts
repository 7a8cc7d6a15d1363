/** A sample that was rejected and not taken again. */
interface Rejected {
  orderId: string;
  number: number | null;
  patientName: string;
  name: string;
  reason: string;
  since: number;
}

/** An order of which samples were rejected. */
export interface RejectedOrder extends Pick<Rejected, "orderId" | "number" | "patientName" | "since"> {
  tests: { name: string; reason: string }[];
}

/** Rejected samples by their order, in the order in which they come. */
export function rejectedOrders(samples: readonly Rejected[]): RejectedOrder[] {
  const orders = new Map<string, RejectedOrder>();
  for (const { orderId, number, patientName, since, name, reason } of samples) {
    const order = orders.get(orderId) ?? { orderId, number, patientName, since, tests: [] };
    order.tests.push({ name, reason });
    orders.set(orderId, order);
  }
  return [...orders.values()];
}
