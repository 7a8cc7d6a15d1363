import { parseArgs } from "node:util";
import { z } from "zod";
import { main } from "./terminal/say";
import { verifyOrganizations } from "./worker/verify-organizations";

const options = {
  url: { type: "string", default: "http://127.0.0.1:8787" },
  slug: { type: "string" },
} as const;

/**
 * Verifies the books of every organization, or of the one that --slug names: that each entry balances, each account
 * holds what its lines come to, and each payment is booked as it stands. Exit code 1 where something differs.
 */
main(async () => {
  const { url, slug } = parseArgs({ options }).values;
  await verifyOrganizations({
    ...{ url, slug, path: "/operator/ledger/verify" },
    verdict: z.object({ slug: z.string(), entries: z.number(), problems: z.array(z.string()) }),
    line: (found) => `${found.slug}: ${found.entries} entries, differences: ${found.problems.length}.`,
  });
});
