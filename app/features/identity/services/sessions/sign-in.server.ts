import { commit, refusedAs } from "~/db/commit.server";
import { authorize } from "~/platform/access/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import { SecondFactorNeededError } from "~/platform/http/errors.server";
import { parse } from "~/platform/http/parse.server";
import { secondStep } from "~/platform/access/second-step.server";
import { factorsQuery } from "../../data/second-factors/factors.server";
import type { SignInUser } from "../../data/sessions/sign-in-user.server";
import { forgetFailures } from "../../data/protection/sign-in-failures.server";
import { loginSchema } from "../../schemas/sessions/login";
import {
  acceptSecondFactor,
  SecondFactorRefused,
  type AcceptedFactor,
} from "../second-factors/accept-second-factor.server";
import { checkPassword } from "../accounts/check-password.server";
import { newDeviceMail } from "../../support/accounts/new-device-mail.server";
import { auditActorOfUser, openSession } from "./open-session.server";

/** What the browser or caller gets: the secret reference of the session, and whose it is. */
export interface SignedIn {
  reference: string;
  tokenHash: string;
  expiresAt: number;
  user: SignInUser;
  /** What is still to be done before the session is good for anything. */
  owes: "none" | "code" | "set-up";
}

interface SignInOptions {
  /** A browser is led to the second step; a caller, who has no screen, must give everything at once. */
  halfOpen?: boolean;
}

const policySubject = ({ type, teamUserType, isCreator }: SignInUser) => ({ userType: type, teamUserType, isCreator });

/** What this user still owes after the first step; `without` factors where those that they have are going. */
export async function owedBy(context: RequestContext, user: SignInUser, without = false) {
  const factors = without ? [] : await factorsQuery(context.db, user.id);
  return { factors, step: secondStep(context.profile.settings, policySubject(user), factors.length > 0) };
}

const refusedAsGiven = refusedAs({ conflict: () => new SecondFactorRefused() });

/**
 * Signs an employee or a patient in by username and password, and by the second factor where one is given with them.
 * Without it, the session of somebody who owes a second step is half open. Takes as long whatever is wrong.
 * @param address the visitor's network address, a key of the rate limit
 * @throws SignInRefused, SecondFactorRefused, RateLimitedError; SecondFactorNeededError for a caller who owes one
 */
export async function signIn(
  context: RequestContext,
  raw: unknown,
  address: string,
  { halfOpen = true }: SignInOptions = {},
): Promise<SignedIn> {
  await authorize(context, "session.create");
  const input = parse(loginSchema, raw);
  const { user, guesses } = await checkPassword(context, input, address);
  const { factors, step } = await owedBy(context, user);
  const given: AcceptedFactor | undefined =
    step === "code" && input.secondFactor
      ? await acceptSecondFactor(context, user.id, factors, input.secondFactor)
      : undefined;
  const owes = given ? "none" : step;
  if (owes !== "none" && !halfOpen) throw new SecondFactorNeededError();
  const opened = await openSession(context, user.id, {
    secondFactorAt: given ? context.now : null,
    halfOpen: owes !== "none",
  });
  const { reference, tokenHash, expiresAt, writes } = opened;
  const fields = given ? [given.by] : [];
  await commit(
    { ...context, auditActor: auditActorOfUser(user) },
    {
      guarded: given?.guarded,
      writes: [...writes, ...guesses.map((key) => forgetFailures(context.db, key)), ...(given?.writes ?? [])],
      audit: [{ action: "session.create", subjectKind: "user", subjectId: user.id, patientId: user.patientId, fields }],
      outbox: await newDeviceMail(context, user.id),
      result: null,
    },
  ).catch(refusedAsGiven);
  return { reference, tokenHash, expiresAt, user, owes };
}
