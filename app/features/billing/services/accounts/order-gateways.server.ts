import { commit, refusedAs } from "~/db/commit.server";
import { authorize } from "~/platform/access/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import { ConflictError, InvalidError } from "~/platform/http/errors.server";
import { parse } from "~/platform/http/parse.server";
import { orderStatements, readGateways } from "../../data/accounts/gateways.server";
import { isSameSet } from "../../domain/accounts/gateway-order";
import { orderGatewaysSchema } from "../../schemas/accounts/gateway";

const changed = () => new ConflictError("changedMeanwhile", [{ field: "", message: "billing:order.changed" }]);

/**
 * Puts the gateways that are on into the order in which payers are offered them. Asked again for what stands already, it
 * changes nothing.
 * @throws InvalidError where it does not name each of them once, ConflictError where somebody changed the order since
 */
export async function orderGateways(context: RequestContext, raw: unknown): Promise<void> {
  await authorize(context, "settings.change");
  const { gatewayOrder, seen: from } = parse(orderGatewaysSchema, raw);
  const { db } = context;
  const read = async () => (await readGateways(db)).filter(({ status }) => status === "ACTIVE").map(({ type }) => type);
  const stands = await read();
  if (stands.join() === gatewayOrder.join()) return;
  const seen = from ?? stands;
  if (seen.join() !== stands.join()) throw changed();
  if (!isSameSet(gatewayOrder, stands))
    throw new InvalidError([{ field: "gatewayOrder", message: "billing:order.eachOnce" }]);
  await commit(context, {
    ...orderStatements(db, seen, gatewayOrder),
    audit: [
      {
        action: "gateway.order",
        subjectKind: "organization",
        fields: ["gatewayOrder"],
      },
    ],
    result: null,
  }).catch(refusedAs({ conflict: async () => ((await read()).join() === gatewayOrder.join() ? null : changed()) }));
}
