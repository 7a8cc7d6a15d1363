import { commit } from "~/db/commit.server";
import { openSecret } from "~/features/organization/public.server";
import { authorize } from "~/platform/access/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import { InvalidError, NotFoundError } from "~/platform/http/errors.server";
import { parse } from "~/platform/http/parse.server";
import { checkedStatement, readGateways } from "../../data/accounts/gateways.server";
import { gatewayByType } from "../../gateways/registry.server";
import { gatewayIdSchema } from "../../schemas/accounts/gateway";
import { secretNameOf } from "../../support/accounts/gateway-of.server";

const said = (message: string) => new InvalidError([{ field: "", message }]);

/**
 * Tries the credentials of a gateway by a call that takes no money, as when it was connected, and notes that it took
 * them.
 * @throws NotFoundError, InvalidError where it does not take them, has none, or cannot be asked; UpstreamError
 */
export async function checkGateway(context: RequestContext, raw: unknown): Promise<void> {
  await authorize(context, "settings.change");
  const { id } = parse(gatewayIdSchema, raw);
  const row = (await readGateways(context.db)).find((each) => each.id === id);
  const connecting = row && gatewayByType(row.type)?.connecting;
  if (!row || !connecting) throw new NotFoundError();
  if (connecting.kind === "press" || connecting.problems === null) throw said("billing:order.cannotCheck");
  const sealed = await openSecret(context, secretNameOf(row.type));
  if (sealed === undefined) throw said("billing:order.noKeys");
  const kept: unknown = JSON.parse(sealed);
  const isTaken = (await connecting.problems(kept)).length === 0;
  await commit(context, {
    writes: [
      checkedStatement(context.db, { id, mode: connecting.modeOf(kept), checkedTs: isTaken ? context.now : null }),
    ],
    audit: [
      { action: "gateway.check", subjectKind: "gateway", subjectId: id, fields: [isTaken ? "taken" : "refused"] },
    ],
    result: null,
  });
  if (!isTaken) throw said("billing:order.keysRefused");
}
