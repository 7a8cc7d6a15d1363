import { authorize } from "~/platform/access/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import { renewalsAsked } from "../../data/prescriptions/renewals.server";
import { renewalsFor } from "../../support/prescriptions/renewals-for.server";

/**
 * How many wishes for renewals wait for whoever is signed in: those of a provider's own prescriptions, for a nurse all.
 * @returns 0 for whoever writes no prescriptions
 * @throws ForbiddenError
 */
export async function countRenewalsAsked(context: RequestContext): Promise<number> {
  await authorize(context, "prescription.write");
  const whose = renewalsFor(context);
  return whose === null ? 0 : (await renewalsAsked(context.db, whose.prescriberId)).length;
}
