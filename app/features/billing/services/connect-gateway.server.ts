import { commit } from "~/db/commit.server";
import { secretWrite } from "~/features/organization/public.server";
import { uuidv7 } from "~/kernel/ids";
import { authorize } from "~/platform/access/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import { InvalidError } from "~/platform/http/errors.server";
import { parse } from "~/platform/http/parse.server";
import { activateStatements, readGateways } from "../data/gateways.server";
import { connectGatewaySchema, stripeSchema } from "../schemas/gateway";
import { secretNameOf } from "./gateway-of.server";
import { isKeyOfStripe } from "./stripe-gateway.server";

/** What a gateway is connected with: its credentials are tried before they are sealed. */
async function credentialsOf(raw: unknown): Promise<{ publicKey: string; secret: string }> {
  const { publicKey, ...account } = parse(stripeSchema, raw);
  if (!(await isKeyOfStripe(account.secretKey)))
    throw new InvalidError([{ field: "secretKey", message: "billing:settings.keyUnknown" }]);
  return { publicKey, secret: JSON.stringify(account) };
}

/**
 * Takes payments by a gateway from now on, in place of another one.
 * @returns the gateway's id
 * @throws InvalidError at the fields, also where the gateway does not know the key; UpstreamError
 */
export async function connectGateway(context: RequestContext, raw: unknown): Promise<string> {
  await authorize(context, "settings.change");
  const { type } = parse(connectGatewaySchema, raw);
  if (type === "DEVELOPMENT" && context.env.ENVIRONMENT === "production")
    throw new InvalidError([{ field: "type", message: "errors:field.chooseOne" }]);
  const given = type === "STRIPE" ? await credentialsOf(raw) : undefined;
  const known = (await readGateways(context.db)).find((gateway) => gateway.type === type);
  const id = known?.id ?? uuidv7(context.now);
  await commit(context, {
    writes: [
      ...activateStatements(context.db, { id, type, publicKey: given?.publicKey ?? "", at: context.now }),
      ...(given ? [await secretWrite(context, secretNameOf(type), given.secret)] : []),
    ],
    audit: [{ action: "gateway.connect", subjectKind: "gateway", subjectId: id, fields: [type] }],
    result: null,
  });
  return id;
}
