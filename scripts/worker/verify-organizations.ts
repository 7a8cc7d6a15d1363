import process from "node:process";
import { z } from "zod";
import { Complaint, say } from "../terminal/say";
import { askOperator } from "./operator";

/** What every verdict on an organization says. */
interface Verdict {
  slug: string;
  problems: string[];
  /** What is said beside them, and is none. */
  notes?: string[];
}

/** What is verified of each organization, and how the operator's endpoint is asked for it. */
interface Verified<V extends Verdict> {
  url: string;
  path: string;
  slug: string | undefined;
  /** What is asked beside which organizations. */
  more?: Record<string, unknown>;
  verdict: z.ZodType<V>;
  /** The line about one organization; its problems follow. */
  line: (verdict: V) => string;
}

/**
 * Has something of every organization verified, or of the one of a slug, and tells it. Exit code 1 where there is a
 * problem.
 */
export async function verifyOrganizations<V extends Verdict>(wanted: Verified<V>): Promise<void> {
  const { url, path, slug, more = {}, verdict, line } = wanted;
  // `next` is where the next request goes on; null after the last one.
  const verdicts = z.object({ organizations: z.array(verdict), next: z.number().nullable() });
  let organizations = 0;
  let broken = 0;
  let after: number | null = 0;
  while (after !== null) {
    const answer: z.infer<typeof verdicts> = verdicts.parse(
      JSON.parse(await askOperator(url, path, { slug, after, ...more })),
    );
    for (const found of answer.organizations) {
      say(line(found));
      for (const each of [...found.problems, ...(found.notes ?? [])]) say(`  ${each}`);
    }
    organizations += answer.organizations.length;
    broken += answer.organizations.filter(({ problems }) => problems.length > 0).length;
    after = answer.next;
  }
  if (organizations === 0)
    throw new Complaint(slug ? `There is no organization named '${slug}'.` : "There are no organizations yet.");
  if (broken > 0) process.exitCode = 1;
}
