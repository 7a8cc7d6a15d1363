import type { LabOrder, LabOrderTest } from "../../domain/laboratory/lab-order";
import { stateOfOrder, type LabState } from "../../domain/laboratory/lab-order-states";
import { stateForPatient } from "../../domain/laboratory/lab-review";

/** An order's state as its patient knows of it: reviewed once its results are theirs. */
export const stateShownToPatient = ({ state }: Pick<LabOrder, "state">, tests: readonly LabOrderTest[]): LabState =>
  tests.length === 0 ? state : stateOfOrder(tests.map(stateForPatient));

/**
 * An order without what is not the patient's: what the laboratory should know, a review that can still be undone, and that
 * there are results at all, until some are released.
 */
export function shownToPatient<Order extends LabOrder>(order: Order, tests: readonly LabOrderTest[]): Order {
  const released = tests.some(({ releasedVersion }) => releasedVersion > 0);
  return {
    ...order,
    state: stateShownToPatient(order, tests),
    clinicalNotes: "",
    consultationId: null,
    reviewSince: null,
    ...(released ? {} : { reviewedAt: null, reviewedBy: null, resultedAt: null, recordId: null }),
  };
}
