import { z } from "zod";
import { findOrganization, listOrganizationIds } from "~/db/directory.server";
import type { Env } from "~/platform/env.server";
import { parse } from "~/platform/http/parse.server";
import { sealAudit } from "~/platform/audit/seal-audit.server";
import { verifyAudit, type AuditFinding } from "~/platform/audit/verify-audit.server";
import { organizationContext } from "./queues/organization-context";

/** Number of organizations that a request verifies; the answer says where to continue. */
const ORGANIZATIONS_A_REQUEST = 25;

const wanted = z.object({
  /** If left out: every organization, after the one with id `after`. */
  slug: z.string().optional(),
  after: z.number().int().default(0),
  /** Whether to seal unsealed rows first. */
  seal: z.boolean().default(false),
});

interface Basis {
  requestId: string;
  waitUntil: (work: Promise<unknown>) => void;
}

const SAID: Record<AuditFinding["kind"], string> = {
  removed: "removed",
  changed: "not as sealed: changed, moved or put in",
  inserted: "put in before the first one",
  "cut-off": "cut off: sealed once, and gone with its seal",
  seal: "the seal is not as it was made",
  copy: "the copy of the seal is missing",
};

const problem = ({ kind, fromSeq, toSeq }: AuditFinding): string => `rows ${fromSeq} to ${toSeq}: ${SAID[kind]}`;

async function idsOf(env: Env, { slug, after }: z.infer<typeof wanted>): Promise<number[]> {
  if (slug === undefined) return listOrganizationIds(env.DIRECTORY_DB, after, ORGANIZATIONS_A_REQUEST);
  const found = await findOrganization(env.DIRECTORY_DB, { slug });
  return found ? [found.id] : [];
}

async function verdictOf(env: Env, id: number, seal: boolean, { requestId, waitUntil }: Basis) {
  const context = await organizationContext(env, id, "audit", requestId, waitUntil);
  if (!context) return [];
  if (seal) await sealAudit(context);
  const { sealedTo, lastSeq, findings } = await verifyAudit(context);
  return [{ slug: context.organization.slug, sealedTo, lastSeq, problems: findings.map(problem) }];
}

/**
 * Verifies the audit of one organization or of the next few, and names the defective rows; none if the slug is unknown.
 * `next` is the `after` of the following request; null after the last one.
 */
export async function verifyAudits(env: Env, raw: unknown, basis: Basis) {
  const input = parse(wanted, raw);
  const ids = await idsOf(env, input);
  const organizations = [];
  for (const id of ids) organizations.push(...(await verdictOf(env, id, input.seal, basis)));
  const more = input.slug === undefined && ids.length === ORGANIZATIONS_A_REQUEST;
  return { organizations, next: more ? (ids.at(-1) ?? null) : null };
}
