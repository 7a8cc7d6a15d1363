import { commit, refusedAs } from "~/db/commit.server";
import { authorize } from "~/platform/access/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import { parse } from "~/platform/http/parse.server";
import { endGrantStatements, type CreditGrantRow } from "../../data/credits/credit-grants.server";
import { isUntouched } from "../../domain/credits/credit-grant";
import { grantIdSchema } from "../../schemas/credits/credits";
import { changedMeanwhile, grantToChange } from "../../support/credits/require-grant.server";

async function end(context: RequestContext, grant: CreditGrantRow, deletes: boolean): Promise<void> {
  await commit(context, {
    ...endGrantStatements(context, grant, deletes),
    audit: [
      {
        action: "credit.manage",
        subjectKind: "creditGrant",
        subjectId: grant.id,
        patientId: grant.patientId,
        fields: [deletes ? "deleted" : "status"],
      },
    ],
    result: null,
  }).catch(refusedAs(changedMeanwhile));
}

/**
 * Withdraws what is left of a grant. Appointments that a credit of it pays for keep theirs. Done twice it does nothing.
 * @throws NotFoundError, ConflictError where somebody changed it meanwhile
 */
export async function archiveGrant(context: RequestContext, raw: unknown): Promise<void> {
  await authorize(context, "credit.manage");
  const grant = await grantToChange(context, parse(grantIdSchema, raw));
  if (grant.status !== "ARCHIVED") await end(context, grant, false);
}

/**
 * Deletes a grant of which nothing was ever used; any other one is archived, since its history stays.
 * @returns which of the two was done
 * @throws NotFoundError, ConflictError where somebody changed it meanwhile
 */
export async function deleteGrant(context: RequestContext, raw: unknown): Promise<"deleted" | "archived"> {
  await authorize(context, "credit.manage");
  const grant = await grantToChange(context, parse(grantIdSchema, raw));
  const deletes = isUntouched(grant) && grant.status !== "ARCHIVED";
  if (grant.status !== "ARCHIVED") await end(context, grant, deletes);
  return deletes ? "deleted" : "archived";
}
