import { commit, refusedAs } from "~/db/commit.server";
import { authorize } from "~/platform/access/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import { NotSignedInError } from "~/platform/http/errors.server";
import { parse } from "~/platform/http/parse.server";
import { factorsQuery } from "../../data/second-factors/factors.server";
import { secondFactorSchema } from "../../schemas/sessions/login";
import { acceptSecondFactor, SecondFactorRefused } from "./accept-second-factor.server";
import { securityMail } from "../../support/accounts/security-mail.server";
import { wholeSession } from "../../support/sessions/whole-session.server";

/**
 * The second step of a session that is half open: with a code of the authenticator app or a recovery code, each good
 * once, it is whole.
 * @returns the reference that the browser brings from now on
 * @throws SecondFactorRefused, RateLimitedError
 */
export async function giveSecondFactor(context: RequestContext, raw: unknown): Promise<{ reference: string | null }> {
  await authorize(context, "secondFactor.give");
  const { actor, db, now } = context;
  if (actor.kind !== "pending") throw new NotSignedInError();
  const { secondFactor } = parse(secondFactorSchema, raw);
  const factors = await factorsQuery(db, actor.userId);
  const { by, guarded, writes } = await acceptSecondFactor(context, actor.userId, factors, secondFactor);
  const { reference, write } = await wholeSession(context);
  await commit(context, {
    guarded,
    writes: [...writes, write],
    audit: [{ action: "secondFactor.give", subjectKind: "user", subjectId: actor.userId, fields: [by] }],
    outbox: by === "RECOVERY" ? [securityMail("security.recoveryCodeUsed", actor.userId, now)] : [],
    result: null,
  }).catch(refusedAs({ conflict: () => new SecondFactorRefused() }));
  return { reference };
}
