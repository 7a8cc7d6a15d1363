import { commit, refusedAs } from "~/db/commit.server";
import { secretSetAt, secretWrite } from "~/features/organization/public.server";
import { authorize } from "~/platform/access/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import { InvalidError, NotFoundError, StaleFormError } from "~/platform/http/errors.server";
import { parse } from "~/platform/http/parse.server";
import { changeGatewayStatement, othersOffStatement, readGateways } from "../../data/accounts/gateways.server";
import { gatewayByType, secretFieldsOf } from "../../gateways/registry.server";
import { changeGatewaySchema } from "../../schemas/accounts/gateway";
import { secretNameOf } from "../../support/accounts/gateway-of.server";

/**
 * Disconnects a gateway, whose credentials go, or switches one on again that still has them. What is open at it then
 * is told by nobody any more, and is given to a person to look into.
 * @throws NotFoundError, StaleFormError where somebody changed it since, InvalidError where it must be connected anew
 */
export async function switchGateway(context: RequestContext, raw: unknown): Promise<void> {
  await authorize(context, "settings.change");
  const { id, version, status } = parse(changeGatewaySchema, raw);
  const gateway = (await readGateways(context.db)).find((each) => each.id === id);
  const declared = gateway && gatewayByType(gateway.type);
  if (!gateway || !declared) throw new NotFoundError();
  const { type, publicKey } = gateway;
  const name = secretNameOf(type);
  const ready = declared.connecting.kind === "press" || (await secretSetAt(context, name)) !== undefined;
  if (status === "ACTIVE" && !ready)
    throw new InvalidError([{ field: secretFieldsOf(declared)[0] ?? "", message: "errors:field.mandatory" }]);
  const { db, now } = context;
  await commit(context, {
    guarded: changeGatewayStatement(db, { id, version }, { publicKey, status, at: now }),
    writes: [
      ...(status === "DISABLED" ? [await secretWrite(context, name, null)] : []),
      ...(status === "ACTIVE" ? [othersOffStatement(db, type, now)] : []),
    ],
    audit: [
      {
        action: status === "ACTIVE" ? "gateway.connect" : "gateway.disconnect",
        subjectKind: "gateway",
        subjectId: id,
        fields: ["status"],
      },
    ],
    result: null,
  }).catch(refusedAs({ conflict: () => new StaleFormError(gateway.version, { status: gateway.status }) }));
}
