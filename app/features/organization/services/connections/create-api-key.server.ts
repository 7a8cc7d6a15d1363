import { commit } from "~/db/commit.server";
import { actorKey } from "~/platform/access/actor-key.server";
import { authorize } from "~/platform/access/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import { parse } from "~/platform/http/parse.server";
import { createApiKeySchema } from "../../schemas/connections/api-key";
import { newApiKey } from "../../support/connections/new-api-key.server";
import { requireApiSettings } from "./require-api-settings.server";

/** A key that was just made. `key` is there this once; null where the same request had made it before. */
interface CreatedApiKey {
  id: string;
  key: string | null;
}

/**
 * Makes an API key of the organization. Only its hash is stored: the key itself is in this answer and nowhere else.
 * @throws InvalidError for scopes beyond what the maker may do, ForbiddenError where API access is switched off
 */
export async function createApiKey(context: RequestContext, raw: unknown): Promise<CreatedApiKey> {
  await authorize(context, "apiKey.manage");
  requireApiSettings(context);
  const { idempotencyKey, ...wanted } = parse(createApiKeySchema, raw);
  const { id, key, write, audit } = await newApiKey(context, wanted);
  const idempotency = idempotencyKey && (await actorKey(context, "apiKey", idempotencyKey, wanted));
  const { result, replayed } = await commit<{ id: string }>(context, {
    writes: [write],
    audit: [audit],
    ...(idempotency ? { idempotency } : {}),
    result: { id },
  });
  return { id: result.id, key: replayed ? null : key };
}
