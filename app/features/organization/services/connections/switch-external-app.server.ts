import { commit } from "~/db/commit.server";
import { authorize } from "~/platform/access/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import { NotFoundError } from "~/platform/http/errors.server";
import { parse } from "~/platform/http/parse.server";
import { revokeKey } from "../../data/connections/api-keys.server";
import {
  findApp,
  restoreAppStatement,
  restoreKeyStatement,
  revokeAppStatement,
} from "../../data/connections/external-apps.server";
import { switchExternalAppSchema } from "../../schemas/connections/api-key";
import { requireApiSettings } from "./require-api-settings.server";

/**
 * Revokes an external app, so that its key opens nothing from its next request on, or takes that back. What is so
 * already stays so. @throws NotFoundError, ApiSettingsOffError
 */
export async function switchExternalApp(context: RequestContext, raw: unknown): Promise<{ id: string }> {
  await authorize(context, "apiKey.manage");
  requireApiSettings(context);
  const { id, intent: wanted } = parse(switchExternalAppSchema, raw);
  const { db, now } = context;
  const app = await findApp(db, id);
  if (!app) throw new NotFoundError();
  const { apiKeyId, disabledAt } = app;
  if ((wanted === "revoke") === (disabledAt !== null)) return { id };
  const { result } = await commit(context, {
    guarded: disabledAt === null ? revokeAppStatement(db, id, now) : restoreAppStatement(db, id, disabledAt),
    writes: apiKeyId
      ? [disabledAt === null ? revokeKey(db, apiKeyId, now) : restoreKeyStatement(db, apiKeyId, disabledAt)]
      : [],
    audit: [{ action: `externalApp.${wanted}`, subjectKind: "externalApp", subjectId: id, fields: ["disabledAt"] }],
    result: { id },
  });
  return result;
}
