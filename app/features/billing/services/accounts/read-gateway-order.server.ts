import { authorize } from "~/platform/access/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import { readGateways } from "../../data/accounts/gateways.server";
import { readComparisons } from "../../data/ledger/gateway-comparisons.server";
import type { ActiveGateway } from "../../domain/accounts/active-gateway";
import type { GatewayComparison } from "../../domain/ledger/gateway-report";
import { activeGateways } from "../../support/accounts/active-gateways.server";
import { gatewayNames } from "../../support/accounts/names-of-gateways.server";

/** What administrators see of the gateways that are on, and of what they reported. */
export interface GatewayOrderView {
  /** As payers are offered them. */
  active: ActiveGateway[];
  /** The newest days first. */
  comparisons: (GatewayComparison & { name: string })[];
  currencyCode: string;
}

/** The gateways that are on in their order, and what came of comparing the books with their reports. */
export async function readGatewayOrder(context: RequestContext): Promise<GatewayOrderView> {
  await authorize(context, "settings.change");
  const [rows, comparisons, nameOf] = await Promise.all([
    readGateways(context.db),
    readComparisons(context.db),
    gatewayNames(context),
  ]);
  return {
    active: await activeGateways(context, rows),
    comparisons: comparisons.map((each) => ({ ...each, name: nameOf(each.gatewayType) })),
    currencyCode: context.profile.currencyCode,
  };
}
