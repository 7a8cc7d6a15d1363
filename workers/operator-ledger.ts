import { verifyLedger } from "~/features/billing/public.server";
import type { Env } from "~/platform/env.server";
import { parse } from "~/platform/http/parse.server";
import { eachOrganization, organizationsWanted, type OperatorBasis } from "./operator-organizations";

type Finding = Awaited<ReturnType<typeof verifyLedger>>["findings"][number];

const SAID: Record<Finding["kind"], string> = {
  unbalanced: "the sides of the entry do not come to nothing",
  balance: "the account does not hold what its lines come to",
  payment: "the payment is not in the books as it stands",
  clearing: "the account of the gateway is not what its payments come to",
  charge: "what the appointment costs is not what it was charged",
};

/**
 * Verifies the books of one organization or of the next few, and names what differs; none if the slug is unknown.
 * `next` is the `after` of the following request; null after the last one.
 */
export const verifyLedgers = (env: Env, raw: unknown, basis: OperatorBasis) =>
  eachOrganization(env, parse(organizationsWanted, raw), { ...basis, task: "ledger" }, async (context) => {
    const { entries, findings } = await verifyLedger(context);
    const problems = findings.map(({ kind, what }) => `${what}: ${SAID[kind]}`);
    return { slug: context.organization.slug, entries, problems };
  });
