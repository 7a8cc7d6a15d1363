import type { AuditSeal } from "~/db/audit-rows.server";
import type { RequestContext } from "../context.server";

const prefixOf = (organizationId: number) => `audit-heads/${organizationId}/`;
const keyOf = (organizationId: number, toSeq: number) => `${prefixOf(organizationId)}${toSeq}`;

/**
 * Copies the hash of a seal out of the database, so that cutting off the end of the audit together with its seals
 * shows. A copy that is there is never written over.
 */
export async function copyHead({ env, organization }: RequestContext, seal: AuditSeal): Promise<void> {
  const key = keyOf(organization.id, seal.toSeq);
  if (await env.FILES.head(key)) return;
  const { hash, toSeq, sealedAt } = seal;
  await env.FILES.put(key, JSON.stringify({ hash, toSeq, sealedAt }), { customMetadata: { hash } });
}

/** The hash that was copied for a seal; null where there is no copy. */
export async function readHead({ env, organization }: RequestContext, toSeq: number): Promise<string | null> {
  return (await env.FILES.head(keyOf(organization.id, toSeq)))?.customMetadata?.hash ?? null;
}

/** Every copied hash of the organization, by the last number of its range. */
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
