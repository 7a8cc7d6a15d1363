import type { LabOrder, LabOrderTest } from "../../domain/laboratory/lab-order";
import { stateOfOrder } from "../../domain/laboratory/lab-order-states";
import { stateForPatient } from "../../domain/laboratory/lab-review";

/**
 * An order without what is not the patient's: what the laboratory should know, a review that can still be undone, and that
 * there are results at all, until some are released.
 */
export function shownToPatient<Order extends LabOrder>(order: Order, tests: readonly LabOrderTest[]): Order {
  const released = tests.some(({ releasedVersion }) => releasedVersion > 0);
  return {
    ...order,
    state: tests.length === 0 ? order.state : stateOfOrder(tests.map(stateForPatient)),
    clinicalNotes: "",
    consultationId: null,
    reviewSince: null,
    ...(released ? {} : { reviewedAt: null, reviewedBy: null, resultedAt: null, recordId: null }),
  };
}
