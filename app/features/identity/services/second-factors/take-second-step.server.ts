import { commit, refusedAs } from "~/db/commit.server";
import type { RequestContext } from "~/platform/context.server";
import { FRESH_TO_SIGN_MS } from "~/platform/access/fresh-sign-in.server";
import { InvalidError } from "~/platform/http/errors.server";
import { parse } from "~/platform/http/parse.server";
import { factorsQuery } from "../../data/second-factors/factors.server";
import { readSecondFactorAt, renewSecondStep } from "../../data/sessions/sessions.server";
import { secondFactorSchema } from "../../schemas/sessions/login";
import { securityMail } from "../../support/accounts/security-mail.server";
import { accountOwner } from "../accounts/account-owner.server";
import { acceptSecondFactor, SecondFactorRefused } from "./accept-second-factor.server";

/**
 * Lets somebody go on who has taken the second step in this session within fifteen minutes, as whoever uses a passkey has;
 * else they take it now with a code, which is good once, and for fifteen minutes no other one is asked for.
 * @param raw `secondFactor`: a code of the authenticator app, or a recovery code
 * @returns by what it was taken
 * @throws InvalidError at `secondFactor` where a code is missing or wrong, or where they have no second factor;
 * RateLimitedError
 */
export async function takeSecondStep(context: RequestContext, raw: unknown): Promise<"SESSION" | "TOTP" | "RECOVERY"> {
  const { userId, sessionHash } = await accountOwner(context);
  const { db, now } = context;
  const [at, factors] = await Promise.all([readSecondFactorAt(db, sessionHash), factorsQuery(db, userId)]);
  if (at !== null && now - at <= FRESH_TO_SIGN_MS) return "SESSION";
  if (factors.length === 0)
    throw new InvalidError([{ field: "secondFactor", message: "security:secondStep.noFactor" }]);
  const { secondFactor } = parse(secondFactorSchema, raw);
  const { by, guarded, writes } = await acceptSecondFactor(context, userId, factors, secondFactor);
  await commit(context, {
    guarded,
    writes: [...writes, renewSecondStep(db, sessionHash, now)],
    audit: [{ action: "secondFactor.give", subjectKind: "user", subjectId: userId, fields: [by] }],
    outbox: by === "RECOVERY" ? [securityMail("security.recoveryCodeUsed", userId, now)] : [],
    result: null,
  }).catch(refusedAs({ conflict: () => new SecondFactorRefused() }));
  return by;
}
