import { commit } from "~/db/commit.server";
import { API_KEY_MARK } from "~/kernel/api-scopes";
import { uuidv7 } from "~/kernel/ids";
import { SCOPE_AUTHORITIES } from "~/platform/api-key.server";
import { authorize } from "~/platform/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import { randomToken, sha256 } from "~/platform/crypto.server";
import { InvalidError } from "~/platform/errors.server";
import { parse } from "~/platform/parse.server";
import { insertKey } from "../data/api-keys.server";
import { createApiKeySchema, type CreateApiKey } from "../schemas/api-key";

/** A key that was just made. `key` is there this once; null where the same request had made it before. */
export interface CreatedApiKey {
  id: string;
  key: string | null;
}

const DAY_MS = 86_400_000;
/** Enough of the key to tell it from others by, and too little to guess the rest: 6 of 43 letters. */
const SHOWN_LETTERS = API_KEY_MARK.length + 6;

/** Nobody hands on what they may not do themselves. */
function refuseMoreThanOwn({ actor }: RequestContext, scopes: CreateApiKey["scopes"]): void {
  const own = actor.kind === "employee" ? actor.authorities : new Set<string>();
  const beyond = scopes.some((scope) => SCOPE_AUTHORITIES[scope].some((authority) => !own.has(authority)));
  if (beyond) throw new InvalidError([{ field: "scopes", message: "api-access:refused.beyondOwn" }]);
}

/**
 * Makes an API key of the organization. Only its hash is stored: the key itself is in this answer and nowhere else.
 * @throws InvalidError for scopes beyond what the maker may do
 */
export async function createApiKey(context: RequestContext, raw: unknown): Promise<CreatedApiKey> {
  await authorize(context, "apiKey.manage");
  const { name, scopes, expiresInDays, idempotencyKey } = parse(createApiKeySchema, raw);
  refuseMoreThanOwn(context, scopes);
  const { db, now, auditActor } = context;
  const key = `${API_KEY_MARK}${randomToken()}`;
  const id = uuidv7(now);
  const idempotency = idempotencyKey && {
    key: `apiKey:${auditActor.id ?? ""}:${idempotencyKey}`,
    requestHash: await sha256(JSON.stringify({ name, scopes, expiresInDays })),
  };
  const { result, replayed } = await commit<{ id: string }>(context, {
    writes: [
      insertKey(db, {
        id,
        name,
        prefix: key.slice(0, SHOWN_LETTERS),
        keyHash: await sha256(key),
        scopes: [...new Set(scopes)],
        createdBy: auditActor.id ?? "",
        createdAt: now,
        expiresAt: expiresInDays === undefined ? null : now + expiresInDays * DAY_MS,
      }),
    ],
    audit: [{ action: "apiKey.create", subjectKind: "apiKey", subjectId: id, fields: ["name", "scopes", "expiresAt"] }],
    ...(idempotency ? { idempotency } : {}),
    result: { id },
  });
  return { id: result.id, key: replayed ? null : key };
}
