import { authorize } from "~/platform/access/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import { readGateways, type GatewayRow } from "../../data/accounts/gateways.server";

/** The organization's gateways, as the specification names their fields; never their secrets. */
export async function listGateways(context: RequestContext): Promise<GatewayRow[]> {
  await authorize(context, "settings.change");
  return readGateways(context.db);
}
