import type { AuditEntry } from "~/db/commit.server";
import { API_KEY_MARK } from "~/kernel/api-scopes";
import { DAY_MS } from "~/kernel/time/dates";
import { uuidv7 } from "~/kernel/ids";
import { SCOPE_AUTHORITIES } from "~/platform/access/api-key.server";
import type { RequestContext } from "~/platform/context.server";
import { randomToken, sha256 } from "~/platform/crypto/crypto.server";
import { InvalidError } from "~/platform/http/errors.server";
import { insertKey } from "../../data/connections/api-keys.server";
import type { CreateApiKey } from "../../schemas/connections/api-key";

/** Enough of the key to tell it from others by, and too little to guess the rest: 6 of 43 letters. */
const SHOWN_LETTERS = API_KEY_MARK.length + 6;

type Wanted = Pick<CreateApiKey, "name" | "scopes" | "expiresInDays">;

/** Nobody hands on what they may not do themselves. */
function refuseMoreThanOwn({ actor }: RequestContext, scopes: CreateApiKey["scopes"]): void {
  const own = actor.kind === "employee" ? actor.authorities : new Set<string>();
  const beyond = scopes.some((scope) => SCOPE_AUTHORITIES[scope].some((authority) => !own.has(authority)));
  if (beyond) throw new InvalidError([{ field: "scopes", message: "api-access:refused.beyondOwn" }]);
}

/**
 * A new API key, what stores its hash, and its line of the audit: for the commit of whatever needs it. The key itself
 * is stored nowhere.
 * @throws InvalidError for scopes beyond what the maker may do
 */
export async function newApiKey(context: RequestContext, { name, scopes, expiresInDays }: Wanted) {
  refuseMoreThanOwn(context, scopes);
  const { db, now, auditActor } = context;
  const key = `${API_KEY_MARK}${randomToken()}`;
  const id = uuidv7(now);
  const write = insertKey(db, {
    id,
    name,
    prefix: key.slice(0, SHOWN_LETTERS),
    keyHash: await sha256(key),
    scopes: [...new Set(scopes)],
    createdBy: auditActor.id ?? "",
    createdAt: now,
    expiresAt: expiresInDays === undefined ? null : now + expiresInDays * DAY_MS,
  });
  const audit: AuditEntry = {
    action: "apiKey.create",
    subjectKind: "apiKey",
    subjectId: id,
  };
  return { id, key, write, audit };
}
