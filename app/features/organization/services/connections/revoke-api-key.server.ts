import { commit } from "~/db/commit.server";
import { authorize } from "~/platform/access/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import { NotFoundError } from "~/platform/http/errors.server";
import { parse } from "~/platform/http/parse.server";
import { findKey, revokeKey } from "../../data/connections/api-keys.server";
import { requireApiSettings } from "./require-api-settings.server";
import { apiKeyIdSchema } from "../../schemas/connections/api-key";

/**
 * Revokes a key: the next request that comes with it is refused. A second time nothing changes.
 * @throws NotFoundError
 */
export async function revokeApiKey(context: RequestContext, raw: unknown): Promise<{ id: string }> {
  await authorize(context, "apiKey.manage");
  requireApiSettings(context);
  const { id } = parse(apiKeyIdSchema, raw);
  const found = await findKey(context.db, id);
  if (!found) throw new NotFoundError();
  if (found.revokedAt !== null) return { id };
  const { result } = await commit(context, {
    guarded: revokeKey(context.db, id, context.now),
    audit: [{ action: "apiKey.revoke", subjectKind: "apiKey", subjectId: id, fields: ["revokedAt"] }],
    result: { id },
  });
  return result;
}
