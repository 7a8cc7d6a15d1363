import type { AuditSeal } from "~/db/audit-rows.server";
import type { RequestContext } from "../context.server";

const prefixOf = (organizationId: number) => `audit-heads/${organizationId}/`;
const keyOf = (organizationId: number, toSeq: number) => `${prefixOf(organizationId)}${toSeq}`;

/**
 * Copies the hash of a seal out of the database, so that it shows if the end of the audit is cut off together with its
 * seals. An existing copy is never overwritten.
 */
export async function copyHead({ env, organization }: RequestContext, seal: AuditSeal): Promise<void> {
  const key = keyOf(organization.id, seal.toSeq);
  if (await env.FILES.head(key)) return;
  const { hash, toSeq, sealedAt } = seal;
  await env.FILES.put(key, JSON.stringify({ hash, toSeq, sealedAt }), { customMetadata: { hash } });
}

/** Copied hash of a seal; null if there is no copy. */
export async function readHead({ env, organization }: RequestContext, toSeq: number): Promise<string | null> {
  return (await env.FILES.head(keyOf(organization.id, toSeq)))?.customMetadata?.hash ?? null;
}

/** Copied hashes of the organization, by the last number of their range. */
export async function readHeads({ env, organization }: RequestContext): Promise<Map<number, string>> {
  const prefix = prefixOf(organization.id);
  const heads = new Map<number, string>();
  let cursor: string | undefined;
  do {
    const page = await env.FILES.list({ prefix, include: ["customMetadata"], ...(cursor ? { cursor } : {}) });
    for (const { key, customMetadata } of page.objects)
      heads.set(Number(key.slice(prefix.length)), customMetadata?.hash ?? "");
    cursor = page.truncated ? page.cursor : undefined;
  } while (cursor);
  return heads;
}
