import { commit } from "~/db/commit.server";
import { secretWrite } from "~/features/organization/public.server";
import { uuidv7 } from "~/kernel/ids";
import { authorize } from "~/platform/access/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import { InvalidError } from "~/platform/http/errors.server";
import { parse } from "~/platform/http/parse.server";
import { activateStatement, readGateways } from "../../data/accounts/gateways.server";
import type { AccountMode } from "../../domain/accounts/account-mode";
import type { GatewayAccount } from "../../gateways/gateway.server";
import { connectGatewaySchema, offeredGateways } from "../../gateways/registry.server";
import { secretNameOf } from "../../support/accounts/gateway-of.server";

/** What a gateway is connected with: its credentials are tried before they are sealed. */
async function credentialsOf(
  { given, publicField, keep, problems, modeOf }: GatewayAccount,
  raw: unknown,
): Promise<{ publicKey: string; secret: string; mode: AccountMode; isTried: boolean }> {
  const account = parse(given, raw);
  const wrong = (await problems?.(account)) ?? [];
  if (wrong.length > 0) throw new InvalidError([...wrong]);
  const publicKey = publicField === null ? "" : String(account[publicField]);
  const kept = keep(account);
  return { publicKey, secret: JSON.stringify(kept), mode: modeOf(kept), isTried: problems !== null };
}

/**
 * Takes payments by a gateway from now on; a new one is offered after those that are on.
 * @returns the gateway's id
 * @throws InvalidError at the fields, also where the gateway does not know the key; UpstreamError
 */
export async function connectGateway(context: RequestContext, raw: unknown): Promise<string> {
  await authorize(context, "settings.change");
  const { type } = parse(connectGatewaySchema, raw);
  const gateway = offeredGateways(context).find((each) => each.type === type);
  if (!gateway) throw new InvalidError([{ field: "type", message: "errors:field.chooseOne" }]);
  const { connecting } = gateway;
  const given = connecting.kind === "account" ? await credentialsOf(connecting, raw) : undefined;
  const known = (await readGateways(context.db)).find((row) => row.type === type);
  const id = known?.id ?? uuidv7(context.now);
  await commit(context, {
    writes: [
      activateStatement(context.db, {
        ...{ id, type, at: context.now, publicKey: given?.publicKey ?? "", mode: given?.mode ?? "" },
        checkedTs: given?.isTried ? context.now : null,
      }),
      ...(given ? [await secretWrite(context, secretNameOf(type), given.secret)] : []),
    ],
    audit: [{ action: "gateway.connect", subjectKind: "gateway", subjectId: id }],
    result: null,
  });
  return id;
}
