import { commit } from "~/db/commit.server";
import { authorize } from "~/platform/access/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import { parse } from "~/platform/http/parse.server";
import { dismissedStatement, readSetupRow } from "../../data/settings/setup.server";
import { dismissStepSchema } from "../../schemas/settings/setup";

const kept = (context: RequestContext, steps: readonly string[]) =>
  commit(context, {
    guarded: dismissedStatement(context.db, steps),
    audit: [{ action: "organization.update", subjectKind: "organization", fields: ["setupDismissed"] }],
    result: null,
  });

/** Takes a step off the list of the first setup, for all administrators. Dismissed twice, it stays so. */
export async function dismissSetupStep(context: RequestContext, raw: unknown): Promise<void> {
  await authorize(context, "organization.manage");
  const { step } = parse(dismissStepSchema, raw);
  const { dismissed } = await readSetupRow(context.db);
  if (!dismissed.includes(step)) await kept(context, [...dismissed, step]);
}

/** Shows the steps again that were dismissed. */
export async function restoreSetupSteps(context: RequestContext): Promise<void> {
  await authorize(context, "organization.manage");
  await kept(context, []);
}
