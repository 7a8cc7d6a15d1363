import { authorize } from "~/platform/access/authorize.server";
import { auditRead } from "~/platform/audit/audit-read.server";
import type { RequestContext } from "~/platform/context.server";
import { sampleCodeOf } from "../../domain/laboratory/lab-order";
import { reachDeskOrder } from "../../support/laboratory/reach-lab-order.server";

/**
 * The labels of the samples of an order: each says whose it is by name, birth date and number, what it is, and its code.
 * A test that waits for its sample, or was cancelled, has none.
 * @throws NotFoundError, ForbiddenError
 */
export async function printLabLabels(context: RequestContext, orderId: string) {
  await authorize(context, "laboratory.work");
  const { order, person, tests } = await reachDeskOrder(context, orderId);
  await auditRead(context, {
    action: "labOrder.read",
    subjectKind: "labOrder",
    subjectId: order.id,
    patientId: order.patientId,
    fields: ["labels"],
  });
  return {
    order: { id: order.id, number: order.number },
    ...{ patientName: order.patientName, birthDate: person.birthDate, patientNumber: person.number },
    labels: tests
      .filter((test) => sampleCodeOf(test) !== "" && test.state !== "CANCELLED")
      .map(({ id, name, sample, sampleCode, sampledAt }) => ({ id, name, sample, sampleCode, sampledAt })),
  };
}
