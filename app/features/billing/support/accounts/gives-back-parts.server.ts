import type { RequestContext } from "~/platform/context.server";
import { GATEWAY_TYPES } from "../../domain/accounts/gateway-type";
import { gatewayOf } from "./gateway-of.server";

/** Whether a gateway gives back parts of payments; not so where it is no longer connected. */
export async function givesBackParts(context: RequestContext, type: string | null): Promise<boolean> {
  const known = GATEWAY_TYPES.find((each) => each === type);
  return known !== undefined && (await gatewayOf(context, known))?.giveBackPart !== undefined;
}
