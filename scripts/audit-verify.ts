import { parseArgs } from "node:util";
import { z } from "zod";
import { main } from "./terminal/say";
import { verifyOrganizations } from "./worker/verify-organizations";

const options = {
  url: { type: "string", default: "http://127.0.0.1:8787" },
  slug: { type: "string" },
  seal: { type: "boolean", default: false },
} as const;

/**
 * Verifies the audit of every organization, or of the one that --slug names; with --seal what is not sealed yet is
 * sealed first. Exit code 1 where a row is not as sealed.
 */
main(async () => {
  const { url, slug, seal } = parseArgs({ options }).values;
  await verifyOrganizations({
    ...{ url, slug, path: "/operator/audit/verify", more: { seal } },
    /** What is said of each organization's audit; sequence numbers, and what is wrong with which. */
    verdict: z.object({
      slug: z.string(),
      sealedTo: z.number(),
      lastSeq: z.number(),
      problems: z.array(z.string()),
    }),
    line: (found) =>
      `${found.slug}: ${found.lastSeq} rows, sealed to ${found.sealedTo}, ${Math.max(0, found.lastSeq - found.sealedTo)} not sealed yet.`,
  });
});
