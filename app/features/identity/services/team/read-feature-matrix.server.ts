import type { RequestContext } from "~/platform/context.server";
import { featureMatrix } from "../../domain/team/feature-matrix";
import { listRoles } from "./list-roles.server";

/** Which parts of the product each role opens. */
export async function readFeatureMatrix(context: RequestContext) {
  return featureMatrix(await listRoles(context));
}
