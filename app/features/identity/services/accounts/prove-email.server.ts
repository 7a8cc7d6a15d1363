import { commit } from "~/db/commit.server";
import { authorize } from "~/platform/access/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import { LinkGoneError } from "~/platform/http/errors.server";
import { parse } from "~/platform/http/parse.server";
import { limitRate } from "~/platform/rate-limit.server";
import { dropUserTokens, spendUserToken } from "../../data/accounts/user-tokens.server";
import { proveEmailStatement } from "../../data/accounts/users.server";
import { tokenField } from "../../schemas/accounts/user-link";
import { openUserLink } from "./open-user-link.server";
import { refusedAsUsed } from "../../support/accounts/user-link-gone.server";

/**
 * Proves the address of whoever is signed in, by the link that was mailed there. The link alone is not enough: whoever
 * opened the account with somebody else's address would be let into what is theirs by a curious press of its owner.
 * @throws LinkGoneError where the link was used, has expired, never was, or is another account's
 */
export async function proveEmail(context: RequestContext, raw: unknown): Promise<void> {
  await authorize(context, "user.settings");
  const { actor, db, now } = context;
  const userId = "userId" in actor ? actor.userId : "";
  await limitRate(context, "LINK_LIMIT", `prove:${userId}`);
  const { user, tokenHash } = await openUserLink(context, parse(tokenField, raw), "PROVE_EMAIL");
  if (user.id !== userId) throw new LinkGoneError("linkExpired");
  await commit(context, {
    guarded: spendUserToken(db, tokenHash, now),
    writes: [proveEmailStatement(db, userId, now), dropUserTokens(db, userId, "PROVE_EMAIL", now)],
    audit: [
      {
        action: "user.proveEmail",
        subjectKind: "user",
        subjectId: userId,
        patientId: user.patientId,
        fields: ["emailProvenAt"],
      },
    ],
    result: null,
  }).catch(refusedAsUsed);
}
