import { z } from "zod";
import { openSecret } from "~/features/organization/public.server";
import type { RequestContext } from "~/platform/context.server";
import { readGateways } from "../data/gateways.server";
import { isConnectable, type Connectable, type GatewayType } from "../domain/payment";
import { developmentGateway } from "./development-gateway.server";
import type { PaymentGateway } from "./payment-gateway.server";
import { stripeGateway } from "./stripe-gateway.server";

/** The name that the credentials of a gateway are sealed under. */
export const secretNameOf = (type: Connectable): string => `gateway.${type}`;

const stripeAccount = z.object({ secretKey: z.string().min(1), webhookSecret: z.string().default("") });

export interface OpenGateway {
  type: Connectable;
  port: PaymentGateway;
}

/**
 * The organization's gateway of a type, switched on or not: what was begun by it is still asked there. Undefined where
 * its credentials are gone, and for ours in production.
 */
export async function gatewayOf(context: RequestContext, type: GatewayType): Promise<OpenGateway | undefined> {
  if (!isConnectable(type)) return undefined;
  if (type === "DEVELOPMENT")
    return context.env.ENVIRONMENT === "production" ? undefined : { type, port: developmentGateway(context) };
  const sealed = await openSecret(context, secretNameOf(type));
  return sealed === undefined ? undefined : { type, port: stripeGateway(stripeAccount.parse(JSON.parse(sealed))) };
}

/** The type that payments come by now; undefined where the organization takes none online. */
export async function activeGatewayType(context: RequestContext): Promise<Connectable | undefined> {
  const rows = await readGateways(context.db);
  const type = rows.find(({ status }) => status === "ACTIVE")?.type;
  const ours = type === "DEVELOPMENT" && context.env.ENVIRONMENT === "production";
  return type === undefined || ours || !isConnectable(type) ? undefined : type;
}
