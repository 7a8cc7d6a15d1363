import { keyIdOf, writeLastUse, type ApiKeyRow } from "~/db/api-key.server";
import type { TenantDb } from "~/db/client.server";
import { auditStatement } from "~/db/commit.server";
import { API_KEY_MARK, API_SCOPES, type ApiScope } from "~/kernel/api-scopes";
import type { Actor } from "./actor.server";
import type { Authority } from "./authorities.server";
import type { RequestContext } from "../context.server";
import { sha256 } from "../crypto/crypto.server";
import { limitRate } from "../rate-limit.server";
import { bearerOf } from "./session.server";

/**
 * Authorities of each scope, over everyone's things. No scope reaches accounts, roles, keys or the organization's
 * settings: a key that leaks must not be able to make another.
 */
export const SCOPE_AUTHORITIES: Readonly<Record<ApiScope, readonly Authority[]>> = {
  "read-organization": ["organization.read", "metadata.read", "settings.read"],
  "manage-organization": ["organization.read", "organization.manage"],
  "read-team": ["employee.list"],
  "manage-timings": ["employee.list", "employee.timings"],
  "read-appointments": ["appointment.list", "appointment.read"],
  "book-appointments": [
    "appointment.read",
    "appointment.set",
    "appointment.confirm",
    "appointment.reschedule",
    "appointment.cancel",
    "appointment.reject",
    "appointment.noShow",
    "appointment.markPaid",
  ],
  "read-patients": ["patient.list", "patient.read"],
  "write-patients": ["patient.read", "patient.create", "patient.update"],
};

/** Shortest time between two records of a key's last use. */
const WRITE_USE_EVERY_MS = 60_000;

const isScope = (name: string): name is ApiScope => API_SCOPES.some((scope) => scope === name);

/** Hash of the API key of a request; undefined if it has none. */
export async function apiKeyHashOf(request: Request): Promise<string | undefined> {
  const bearer = bearerOf(request);
  return bearer?.startsWith(API_KEY_MARK) ? sha256(bearer) : undefined;
}

/**
 * Whether the holder of a key may still have it: they may make keys, and do themselves all that it may do. Without that
 * it opens nothing until somebody who may adopts it.
 */
export function holderMay(scopes: readonly string[], holderAuthorities: readonly string[]): boolean {
  const held = new Set<string>(holderAuthorities);
  const needed: Authority[] = ["apiKey.manage", ...scopes.filter(isScope).flatMap((scope) => SCOPE_AUTHORITIES[scope])];
  return needed.every((authority) => held.has(authority));
}

/** The actor of a working key: limited to its scopes and to the rights of its holder. */
export function actorOfApiKey(row: ApiKeyRow | undefined): Actor {
  if (!row || !holderMay(row.scopes, row.holderAuthorities)) return { kind: "anonymous" };
  const authorities = new Set<string>(row.scopes.filter(isScope).flatMap((scope) => SCOPE_AUTHORITIES[scope]));
  return { kind: "apiKey", keyId: row.id, name: row.name, authorities };
}

/** Records that a key was used, at most once a minute. */
export async function noteApiKeyUse(db: TenantDb, row: ApiKeyRow, now: number): Promise<void> {
  if (row.lastUsedAt !== null && now - row.lastUsedAt < WRITE_USE_EVERY_MS) return;
  await writeLastUse(db, row.id, now, WRITE_USE_EVERY_MS);
}

/**
 * Audits that a key was refused, and which one if it was revoked or has expired. Limited for each address; refusals
 * beyond the limit are only in the request log.
 */
export async function auditRefusedKey(context: RequestContext, keyHash: string, address: string): Promise<void> {
  const within = await limitRate(context, "LINK_LIMIT", `refused-key:${address}`).then(
    () => true,
    () => false,
  );
  if (!within) return;
  const subjectId = await keyIdOf(context.db, keyHash);
  await auditStatement(context, { action: "apiKey.use", subjectKind: "apiKey", subjectId, outcome: "DENIED" }).run();
}
