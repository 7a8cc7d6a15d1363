import { authorize } from "~/platform/access/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import { readQueue } from "../../data/pharmacy/desk-read.server";
import { pharmacyOf } from "../../support/pharmacy/reach-desk-prescription.server";

/**
 * The prescription that waits longest at a desk after one that was just dealt with; null where none waits.
 * @throws ForbiddenError
 */
export async function nextPrescription(
  context: RequestContext,
  doneId: string,
): Promise<{ id: string; number: number | null } | null> {
  await authorize(context, "pharmacy.work");
  const { db, now } = context;
  const pharmacyId = await pharmacyOf(context);
  const waiting = await readQueue(db, { queue: "SENT", pharmacyId, size: 2, now });
  const next = waiting.find(({ id }) => id !== doneId);
  return next ? { id: next.id, number: next.number } : null;
}
