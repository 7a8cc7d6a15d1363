import { openSecret } from "~/features/organization/public.server";
import type { RequestContext } from "~/platform/context.server";
import { readGateways } from "../../data/accounts/gateways.server";
import type { GatewayType } from "../../domain/accounts/gateway-type";
import type { Operations } from "../../gateways/operations.server";
import { gatewayByType, isRunnable } from "../../gateways/registry.server";

/** The name that the credentials of a gateway are sealed under. */
export const secretNameOf = (type: GatewayType): string => `gateway.${type}`;

/**
 * What can be done at the organization's gateway of a type, switched on or not: what was begun by it is still asked
 * there. Undefined where its credentials are gone, and for one without money in production.
 */
export async function gatewayOf(context: RequestContext, type: GatewayType): Promise<Operations | undefined> {
  const gateway = gatewayByType(type);
  if (!gateway || !isRunnable(gateway, context)) return undefined;
  if (gateway.connecting.kind === "press") return gateway.open(context, null);
  const sealed = await openSecret(context, secretNameOf(type));
  return sealed === undefined ? undefined : gateway.open(context, JSON.parse(sealed));
}

/** The type that payments come by now; undefined where the organization takes none online. */
export async function activeGatewayType(context: RequestContext): Promise<GatewayType | undefined> {
  const rows = await readGateways(context.db);
  const type = rows.find(({ status }) => status === "ACTIVE")?.type;
  const gateway = type && gatewayByType(type);
  return gateway && isRunnable(gateway, context) ? type : undefined;
}

/** Whether payers of a gateway must be reached on the phone; the pages to pay on then ask for a number. */
export const asksPhone = (type: GatewayType | undefined): boolean =>
  type !== undefined && (gatewayByType(type)?.needs.includes("phone") ?? false);
