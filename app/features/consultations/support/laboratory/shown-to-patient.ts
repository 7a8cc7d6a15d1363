import type { LabOrder, SeenTest } from "../../domain/laboratory/lab-order";
import { stateOfOrder, type LabState } from "../../domain/laboratory/lab-order-states";
import { stateForPatient } from "../../domain/laboratory/lab-review";

/** What of a test says how far its order is. */
type Standing = Pick<SeenTest, "state" | "releasedVersion" | "finalVersion">;

/** An order's state as its patient knows of it: reviewed once its results are theirs. */
export const stateShownToPatient = ({ state }: Pick<LabOrder, "state">, tests: readonly Standing[]): LabState =>
  tests.length === 0 ? state : stateOfOrder(tests.map(stateForPatient));

/**
 * An order without what is not the patient's: what the laboratory should know, a review that can still be undone, and that
 * there are results at all, until some are released.
 */
export function shownToPatient<Order extends LabOrder>(order: Order, tests: readonly Standing[]): Order {
  const released = tests.some(({ releasedVersion }) => releasedVersion > 0);
  return {
    ...order,
    state: stateShownToPatient(order, tests),
    clinicalNotes: "",
    consultationId: null,
    reviewSince: null,
    // Who did it is said by name where it is said at all.
    ...{ creatorId: "", reviewedBy: null },
    ...(released ? {} : { reviewedAt: null, resultedAt: null, recordId: null }),
  };
}
