import type { LabOrder, LabOrderTest } from "../../domain/laboratory/lab-order";

/**
 * An order without what is not the patient's: what the laboratory should know, the provider's word and that there are
 * results at all, until some are released.
 */
export function shownToPatient<Order extends LabOrder>(order: Order, tests: readonly LabOrderTest[]): Order {
  const released = tests.some(({ releasedVersion }) => releasedVersion > 0);
  return {
    ...order,
    clinicalNotes: "",
    consultationId: null,
    reviewSince: null,
    ...(released ? {} : { wordToPatient: "", reviewedAt: null, reviewedBy: null, resultedAt: null, recordId: null }),
  };
}
