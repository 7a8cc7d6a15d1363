import { openSecret } from "~/features/organization/public.server";
import type { RequestContext } from "~/platform/context.server";
import { readGateways, type GatewayRow } from "../../data/accounts/gateways.server";
import type { GatewayType } from "../../domain/accounts/gateway-type";
import type { Operations } from "../../gateways/operations.server";
import { gatewayByType, isRunnable } from "../../gateways/registry.server";
import { gatewayNames } from "./names-of-gateways.server";

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

/** Whether payments in a currency can come by a gateway of the organization's now. */
export function takes(
  context: RequestContext,
  { type, status, currencies: chosen }: GatewayRow,
  currency: string,
): boolean {
  const gateway = gatewayByType(type);
  if (status !== "ACTIVE" || !gateway || !isRunnable(gateway, context)) return false;
  const taken = gateway.currencies === "every" || gateway.currencies.includes(currency);
  return taken && (chosen.length === 0 || chosen.includes(currency));
}

/** One of the gateways that somebody may pay by. */
export interface PayChoice {
  type: GatewayType;
  /** The name that its company trades by. */
  name: string;
  /** Its payers must be reached on the phone: the page to pay on then asks for a number. */
  asksPhone: boolean;
}

/** The gateways that a payment in a currency can come by now, in the organization's order. */
export async function payChoices(context: RequestContext, currencyCode: string): Promise<PayChoice[]> {
  const [rows, nameOf] = await Promise.all([readGateways(context.db), gatewayNames(context)]);
  return rows
    .filter((row) => takes(context, row, currencyCode))
    .map(({ type }) => ({ type, name: nameOf(type), asksPhone: asksPhone(type) }));
}

/** The type that payments come by first; undefined where the organization takes none online. */
export const activeGatewayType = async (context: RequestContext): Promise<GatewayType | undefined> =>
  (await payChoices(context, context.profile.currencyCode))[0]?.type;

/** Whether payers of a gateway must be reached on the phone. */
export const asksPhone = (type: GatewayType | undefined): boolean =>
  type !== undefined && (gatewayByType(type)?.needs.includes("phone") ?? false);
