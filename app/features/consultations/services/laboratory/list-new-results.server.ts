import { authorize } from "~/platform/access/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import { unopenedOrders } from "../../data/laboratory/new-results.server";

/** So many are named; the list of orders has the others. */
const MOST = 5;

/** The orders of a patient of which there are results that they have not opened; nobody else has any. */
export async function listNewResults(context: RequestContext) {
  await authorize(context, "labOrder.read");
  const { actor, db } = context;
  return actor.kind === "patient" ? unopenedOrders(db, actor.patientId, MOST) : [];
}
