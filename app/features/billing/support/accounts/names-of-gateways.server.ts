import type { RequestContext } from "~/platform/context.server";
import { readGateways } from "../../data/accounts/gateways.server";
import { gatewayName } from "./gives-back-parts.server";

/** The gateways that the organization has or had, each by its type with its name. */
export const namesOfGateways = async ({ db }: RequestContext): Promise<{ type: string; name: string }[]> =>
  (await readGateways(db)).map(({ type }) => ({ type, name: gatewayName(type) }));
