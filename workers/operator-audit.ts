import { z } from "zod";
import type { Env } from "~/platform/env.server";
import { parse } from "~/platform/http/parse.server";
import { sealAudit } from "~/platform/audit/seal-audit.server";
import { verifyAudit, type AuditFinding } from "~/platform/audit/verify-audit.server";
import { eachOrganization, organizationsWanted, type OperatorBasis } from "./operator-organizations";

const wanted = organizationsWanted.extend({
  /** Whether to seal unsealed rows first. */
  seal: z.boolean().default(false),
});

const SAID: Record<AuditFinding["kind"], string> = {
  removed: "removed",
  changed: "not as sealed: changed, moved or put in",
  inserted: "put in before the first one",
  "cut-off": "cut off: sealed once, and gone with its seal",
  seal: "the seal is not as it was made",
  copy: "the copy of the seal is missing",
};

const problem = ({ kind, fromSeq, toSeq }: AuditFinding): string => `rows ${fromSeq} to ${toSeq}: ${SAID[kind]}`;

/**
 * Verifies the audit of one organization or of the next few, and names the defective rows; none if the slug is unknown.
 * `next` is the `after` of the following request; null after the last one.
 */
export async function verifyAudits(env: Env, raw: unknown, basis: OperatorBasis) {
  const input = parse(wanted, raw);
  return eachOrganization(env, input, { ...basis, task: "audit" }, async (context) => {
    if (input.seal) await sealAudit(context);
    const { sealedTo, lastSeq, findings } = await verifyAudit(context);
    return { slug: context.organization.slug, sealedTo, lastSeq, problems: findings.map(problem) };
  });
}
