import process from "node:process";
import { parseArgs } from "node:util";
import { z } from "zod";
import { Complaint, main, say } from "./terminal/say";
import { askOperator } from "./worker/operator";

/** What the operator's endpoint says of each organization's audit; sequence numbers, and what is wrong with which. */
const verdicts = z.object({
  organizations: z.array(
    z.object({ slug: z.string(), sealedTo: z.number(), lastSeq: z.number(), problems: z.array(z.string()) }),
  ),
  /** Where the next request goes on; null after the last one. */
  next: z.number().nullable(),
});
type Verdicts = z.infer<typeof verdicts>;

const options = {
  url: { type: "string", default: "http://127.0.0.1:8787" },
  slug: { type: "string" },
  seal: { type: "boolean", default: false },
} as const;

function tell({ slug, sealedTo, lastSeq, problems }: Verdicts["organizations"][number]): void {
  say(`${slug}: ${lastSeq} rows, sealed to ${sealedTo}, ${Math.max(0, lastSeq - sealedTo)} not sealed yet.`);
  for (const problem of problems) say(`  ${problem}`);
}

/**
 * Verifies the audit of every organization, or of the one that --slug names; with --seal what is not sealed yet is
 * sealed first. Exit code 1 where a row is not as sealed.
 */
main(async () => {
  const { url, slug, seal } = parseArgs({ options }).values;
  let organizations = 0;
  let broken = 0;
  let after: number | null = 0;
  while (after !== null) {
    const answer: Verdicts = verdicts.parse(
      JSON.parse(await askOperator(url, "/operator/audit/verify", { slug, seal, after })),
    );
    answer.organizations.forEach(tell);
    organizations += answer.organizations.length;
    broken += answer.organizations.filter(({ problems }) => problems.length > 0).length;
    after = answer.next;
  }
  if (organizations === 0)
    throw new Complaint(slug ? `There is no organization named '${slug}'.` : "There are no organizations yet.");
  if (broken > 0) process.exitCode = 1;
});
