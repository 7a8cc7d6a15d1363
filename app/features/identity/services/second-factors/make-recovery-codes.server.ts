import { commit } from "~/db/commit.server";
import type { RequestContext } from "~/platform/context.server";
import { ConflictError } from "~/platform/http/errors.server";
import { factorsQuery } from "../../data/second-factors/factors.server";
import { accountOwner } from "../accounts/account-owner.server";
import { newRecoveryCodes } from "../../support/second-factors/recovery-codes.server";

/**
 * Makes new recovery codes in place of the old ones. They can be shown this once.
 * @throws ConflictError where there is no factor to recover from
 */
export async function makeRecoveryCodes(context: RequestContext): Promise<string[]> {
  const { userId } = await accountOwner(context);
  const factors = await factorsQuery(context.db, userId);
  if (factors.length === 0) throw new ConflictError("noSecondFactor");
  const { codes, writes } = await newRecoveryCodes(context, userId);
  await commit(context, {
    writes,
    audit: [{ action: "secondFactor.recoveryCodes", subjectKind: "user", subjectId: userId }],
    result: null,
  });
  return codes;
}
