import type { RequestContext } from "~/platform/context.server";
import type { GatewayRow } from "../../data/accounts/gateways.server";
import type { ActiveGateway } from "../../domain/accounts/active-gateway";
import { gatewayByType } from "../../gateways/registry.server";
import { gatewayNames } from "./names-of-gateways.server";
import { takes } from "./gateway-of.server";

/** Those of some gateways that are on, in their order. */
export async function activeGateways(context: RequestContext, rows: readonly GatewayRow[]): Promise<ActiveGateway[]> {
  const nameOf = await gatewayNames(context);
  return rows.flatMap((row) => {
    const declared = gatewayByType(row.type);
    if (row.status !== "ACTIVE" || !declared) return [];
    const { id, type, version, modifiedTs, mode, checkedTs, currencies } = row;
    const { trial: isTrial, connecting, currencies: all, reports } = declared;
    return [
      {
        ...{ id, type, name: nameOf(type), version, modifiedTs, mode, isTrial, checkedTs, currencies },
        canCheck: connecting.kind === "account" && connecting.problems !== null,
        taken: all === "every" ? null : all,
        isOffered: takes(context, row, context.profile.currencyCode),
        hasReport: reports ?? false,
      },
    ];
  });
}
