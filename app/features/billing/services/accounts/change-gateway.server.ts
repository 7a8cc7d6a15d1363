import { commit, refusedAs } from "~/db/commit.server";
import { secretSetAt, secretWrite } from "~/features/organization/public.server";
import { changedFields } from "~/kernel/changed-fields";
import { currencyByCode } from "~/kernel/codes/currencies";
import { authorize } from "~/platform/access/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import { InvalidError, NotFoundError, StaleFormError } from "~/platform/http/errors.server";
import { parse } from "~/platform/http/parse.server";
import { changeGatewayStatement, readGateways, type GatewayRow } from "../../data/accounts/gateways.server";
import type { Gateway } from "../../gateways/gateway.server";
import { gatewayByType, secretFieldsOf } from "../../gateways/registry.server";
import { changeGatewaySchema } from "../../schemas/accounts/gateway";
import { secretNameOf } from "../../support/accounts/gateway-of.server";

const AUDITED = { connect: "gateway.connect", disconnect: "gateway.disconnect", change: "gateway.change" } as const;

function actOf(before: GatewayRow["status"], after: GatewayRow["status"]): keyof typeof AUDITED {
  if (before === after) return "change";
  return after === "ACTIVE" ? "connect" : "disconnect";
}

/** @throws InvalidError where it is no currency that the gateway takes */
function checkCurrencies({ currencies: taken }: Gateway, currencies: readonly string[]): void {
  const isTaken = (code: string) => currencyByCode(code) !== undefined && (taken === "every" || taken.includes(code));
  if (!currencies.every(isTaken)) throw new InvalidError([{ field: "currencies", message: "billing:order.notTaken" }]);
}

/**
 * Disconnects a gateway, whose credentials go, or switches one on again that still has them; or says which currencies it
 * is used for. What is open at one that goes is told by nobody any more, and is given to a person to look into.
 * @throws NotFoundError, StaleFormError where somebody changed it since, InvalidError where it must be connected anew
 */
export async function changeGateway(context: RequestContext, raw: unknown): Promise<void> {
  await authorize(context, "settings.change");
  const { id, version, ...wanted } = parse(changeGatewaySchema, raw);
  const gateway = (await readGateways(context.db)).find((each) => each.id === id);
  const declared = gateway && gatewayByType(gateway.type);
  if (!gateway || !declared) throw new NotFoundError();
  const { status = gateway.status, currencies = gateway.currencies } = wanted;
  checkCurrencies(declared, currencies);
  const name = secretNameOf(gateway.type);
  const ready = declared.connecting.kind === "press" || (await secretSetAt(context, name)) !== undefined;
  if (status === "ACTIVE" && !ready)
    throw new InvalidError([{ field: secretFieldsOf(declared)[0] ?? "", message: "errors:field.mandatory" }]);
  const { db, now } = context;
  await commit(context, {
    guarded: changeGatewayStatement(db, { id, version }, { status, currencies, at: now }),
    writes: status === "DISABLED" ? [await secretWrite(context, name, null)] : [],
    audit: [
      {
        action: AUDITED[actOf(gateway.status, status)],
        subjectKind: "gateway",
        subjectId: id,
        fields: changedFields(gateway, { status, currencies }),
      },
    ],
    result: null,
  }).catch(refusedAs({ conflict: () => new StaleFormError(gateway.version, { status: gateway.status }) }));
}
