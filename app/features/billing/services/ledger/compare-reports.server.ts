import { authorize } from "~/platform/access/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import type { GatewayComparison } from "../../domain/ledger/gateway-report";
import { compareGateways } from "../../support/ledger/compare-gateways.server";

/**
 * Compares the books with what the gateways report of a day (YYYY-MM-DD in the organization's time zone), or of the last
 * whole one.
 */
export async function compareReports(context: RequestContext, day?: string): Promise<GatewayComparison[]> {
  await authorize(context, "ledger.verify");
  return compareGateways(context, day);
}
