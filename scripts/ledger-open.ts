import { parseArgs } from "node:util";
import { z } from "zod";
import { Complaint, main } from "./terminal/say";
import { verifyOrganizations } from "./worker/verify-organizations";

const options = {
  url: { type: "string", default: "http://127.0.0.1:8787" },
  slug: { type: "string" },
  since: { type: "string" },
} as const;

function instantOf(since: string): number {
  if (!z.iso.datetime({ offset: true }).safeParse(since).success)
    throw new Complaint(`--since is an instant such as 2026-11-30T10:00:00Z, not '${since}'.`);
  return Date.parse(since);
}

/**
 * Books what is missing in the books of every organization, or of the one that --slug names: all of it, or what happened
 * since the instant --since. Then it verifies them. Exit code 1 where something differs still.
 */
main(async () => {
  const { url, slug, since } = parseArgs({ options }).values;
  await verifyOrganizations({
    ...{ url, slug, path: "/operator/ledger/open", more: since === undefined ? {} : { since: instantOf(since) } },
    verdict: z.object({ slug: z.string(), entries: z.number(), problems: z.array(z.string()) }),
    line: (found) => `${found.slug}: ${found.entries} entries booked, differences: ${found.problems.length}.`,
  });
});
