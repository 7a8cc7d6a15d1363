import { authorize } from "~/platform/access/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import { NotFoundError } from "~/platform/http/errors.server";
import { parse } from "~/platform/http/parse.server";
import { switchRecord } from "~/platform/records/switch-record.server";
import { findApp, switchApp, switchKey } from "../../data/connections/external-apps.server";
import { apiKeyIdSchema } from "../../schemas/connections/api-key";
import { requireApiSettings } from "./require-api-settings.server";

/**
 * Revokes an external app, so that its key opens nothing from its next request on, or takes that back.
 * @throws as switchRecord; ApiSettingsOffError
 */
export async function switchExternalApp(
  context: RequestContext,
  enabled: boolean,
  raw: unknown,
): Promise<{ id: string }> {
  await authorize(context, "apiKey.manage");
  requireApiSettings(context);
  const { id } = parse(apiKeyIdSchema, raw);
  const { db, now } = context;
  const app = await findApp(db, id);
  if (!app) throw new NotFoundError();
  const { apiKeyId, disabledAt } = app;
  const to = enabled ? null : now;
  return switchRecord(context, {
    ...{ kind: "externalApp", actions: { on: "restore", off: "revoke" } },
    ...{ record: { id, enabled: disabledAt === null }, enabled },
    write: switchApp(db, id, disabledAt, to),
    also: apiKeyId ? [switchKey(db, apiKeyId, disabledAt, to)] : [],
  });
}
