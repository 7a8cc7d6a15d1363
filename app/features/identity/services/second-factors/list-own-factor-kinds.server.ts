import type { RequestContext } from "~/platform/context.server";
import { authorize } from "~/platform/access/authorize.server";
import { factorsQuery } from "../../data/second-factors/factors.server";

/**
 * Which kinds of factors somebody who owes the second step can take it with; none where they are still to set one up.
 */
export async function listOwnFactorKinds(context: RequestContext): Promise<("TOTP" | "PASSKEY")[]> {
  const { actor, db } = context;
  if (actor.kind !== "pending" || actor.needs !== "code") return [];
  await authorize(context, "secondFactor.give");
  return [...new Set((await factorsQuery(db, actor.userId)).map(({ kind }) => kind))];
}
