import { parseArgs } from "node:util";
import { z } from "zod";
import { Complaint, main, say } from "./terminal/say";
import { askOperator } from "./worker/operator";

/** What the operator's endpoint says of each organization's audit; sequence numbers, and what is wrong with which. */
const verdicts = z.object({
  organizations: z.array(
    z.object({ slug: z.string(), sealedTo: z.number(), lastSeq: z.number(), problems: z.array(z.string()) }),
  ),
});

/** Verifies the audit of every organization, or of the one that --slug names; exit code 1 where a row is not as sealed. */
main(async () => {
  const options = { url: { type: "string", default: "http://127.0.0.1:8787" }, slug: { type: "string" } } as const;
  const { url, slug } = parseArgs({ options }).values;
  const answer = await askOperator(url, "/operator/audit/verify", { slug });
  const { organizations } = verdicts.parse(JSON.parse(answer));
  if (organizations.length === 0) throw new Complaint("There is no such organization.");
  for (const { slug, sealedTo, lastSeq, problems } of organizations) {
    say(`${slug}: ${lastSeq} rows, sealed to ${sealedTo}, ${lastSeq - sealedTo} not sealed yet.`);
    for (const problem of problems) say(`  ${problem}`);
  }
  process.exitCode = organizations.every(({ problems }) => problems.length === 0) ? 0 : 1;
});
