import { parseArgs } from "node:util";
import { z } from "zod";
import { Complaint, main } from "./terminal/say";
import { verifyOrganizations } from "./worker/verify-organizations";

const options = {
  url: { type: "string", default: "http://127.0.0.1:8787" },
  slug: { type: "string" },
  day: { type: "string" },
} as const;

/**
 * Verifies the books of every organization, or of the one that --slug names: that each entry balances, each account
 * holds what its lines come to, each payment is booked as it stands, and the payment services report of the day --day
 * (by default the last whole one) what is booked. Exit code 1 where something differs.
 */
main(async () => {
  const { url, slug, day } = parseArgs({ options }).values;
  if (day !== undefined && !z.iso.date().safeParse(day).success)
    throw new Complaint(`--day is a day such as 2026-11-30, not '${day}'.`);
  await verifyOrganizations({
    ...{ url, slug, path: "/operator/ledger/verify", more: day === undefined ? {} : { day } },
    verdict: z.object({
      ...{ slug: z.string(), entries: z.number(), problems: z.array(z.string()), notes: z.array(z.string()) },
    }),
    line: (found) => `${found.slug}: ${found.entries} entries, differences: ${found.problems.length}.`,
  });
});
