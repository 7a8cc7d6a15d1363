import { commit } from "~/db/commit.server";
import { uuidv7 } from "~/kernel/ids";
import { actorKey } from "~/platform/access/actor-key.server";
import { authorize } from "~/platform/access/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import { parse } from "~/platform/http/parse.server";
import { insertExternalApp } from "../../data/connections/external-apps.server";
import { externalAppSchema } from "../../schemas/connections/api-key";
import { newApiKey } from "../../support/connections/new-api-key.server";
import { requireApiSettings } from "./require-api-settings.server";

/** An app that was just registered. `key` is there this once, and only where the app was given scopes. */
export interface AddedExternalApp {
  id: string;
  name: string;
  data: Record<string, string>;
  createdAt: number;
  key: string | null;
}

/**
 * Registers another program of the organization with what it needs to be told; with scopes it gets a key of its own,
 * which is in this answer and nowhere else.
 * @throws InvalidError for scopes beyond what the maker may do, ApiSettingsOffError
 */
export async function addExternalApp(context: RequestContext, raw: unknown): Promise<AddedExternalApp> {
  await authorize(context, "apiKey.manage");
  requireApiSettings(context);
  const { name, data, scopes, expiresInDays, idempotencyKey } = parse(externalAppSchema, raw);
  const { db, now } = context;
  const id = uuidv7(now);
  const made = scopes.length > 0 ? await newApiKey(context, { name, scopes, expiresInDays }) : undefined;
  const asked = { name, data, scopes, expiresInDays };
  const idempotency = idempotencyKey && (await actorKey(context, "externalApp", idempotencyKey, asked));
  const { result, replayed } = await commit(context, {
    writes: [
      ...(made ? [made.write] : []),
      insertExternalApp(db, { id, name, data, createdAt: now, apiKeyId: made?.id ?? null }),
    ],
    audit: [{ action: "externalApp.add", subjectKind: "externalApp", subjectId: id }, ...(made ? [made.audit] : [])],
    ...(idempotency ? { idempotency } : {}),
    result: { id, name, data, createdAt: now },
  });
  return { ...result, key: replayed ? null : (made?.key ?? null) };
}
