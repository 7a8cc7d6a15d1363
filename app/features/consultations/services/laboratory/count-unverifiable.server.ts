import { authorize } from "~/platform/access/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import { countStuck } from "../../support/laboratory/unverifiable.server";

/**
 * How many results wait for a second person of the laboratory where there is none, for whoever looks after it.
 * @throws ForbiddenError
 */
export async function countUnverifiable(context: RequestContext): Promise<number> {
  await authorize(context, "laboratory.manage");
  return countStuck(context);
}
