import type { z } from "zod";
import { commit } from "~/db/commit.server";
import { authorize } from "~/platform/access/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import { fromBase64Url } from "~/platform/crypto/crypto.server";
import { parse } from "~/platform/http/parse.server";
import { limitRate } from "~/platform/rate-limit.server";
import { findPasskey, spendPasskey, type Factor } from "../../data/second-factors/factors.server";
import { findUserById } from "../../data/sessions/sign-in-user.server";
import { authenticationResponse, usePasskeySchema } from "../../schemas/second-factors/passkey";
import { auditFailure } from "../../support/protection/guessing.server";
import { newDeviceMail } from "../../support/accounts/new-device-mail.server";
import { auditActorOfUser, canSignIn, openSession } from "../sessions/open-session.server";
import {
  browserAnswer,
  challengeOf,
  PasskeyRefused,
  relyingParty,
  spendChallenge,
} from "../../support/second-factors/passkey-challenge.server";
import { knownPasskey } from "../../support/second-factors/passkey-refused.server";
import type { SignedIn } from "../sessions/sign-in.server";

type Answer = z.infer<typeof authenticationResponse>;

/** The counter that the passkey answered with, once its signature is seen to be right. */
async function verified(context: RequestContext, factor: Factor, response: Answer, challenge: string): Promise<number> {
  const publicKey = fromBase64Url(factor.publicKey ?? "");
  if (!publicKey || factor.credentialId === null) throw new PasskeyRefused(factor.userId);
  const { verifyAuthenticationResponse } = await import("../../support/second-factors/passkey-library.server");
  try {
    const { verified: right, authenticationInfo } = await verifyAuthenticationResponse({
      response,
      expectedChallenge: challenge,
      expectedOrigin: context.origin,
      expectedRPID: relyingParty(context),
      requireUserVerification: true,
      credential: { id: factor.credentialId, publicKey, counter: factor.counter ?? 0 },
    });
    if (right) return authenticationInfo.newCounter;
  } catch {
    // The library throws for each thing that does not fit; they all have the same answer.
  }
  throw new PasskeyRefused(factor.userId);
}

/**
 * Signs in with a passkey in place of the password, takes the second step with one, or shows again who one is. It asked for the person's
 * finger, face or PIN, so no other step is owed. What it signed is good once.
 * What is refused is audited, as a wrong password is.
 * @throws PasskeyRefused, RateLimitedError
 */
export async function signInByPasskey(context: RequestContext, raw: unknown, address: string): Promise<SignedIn> {
  await authorize(context, "session.create");
  const input = parse(usePasskeySchema, raw);
  await limitRate(context, "LOGIN_LIMIT", `passkey:${address}`);
  return signInWith(context, input).catch(async (error: unknown) => {
    if (error instanceof PasskeyRefused)
      await auditFailure(context, { action: "session.create", userId: error.userId });
    throw error;
  });
}

async function signInWith(context: RequestContext, input: z.infer<typeof usePasskeySchema>): Promise<SignedIn> {
  const { actor, db, now } = context;
  const challenge = await challengeOf(context, "passkey.signIn", input.proof);
  const response = browserAnswer(authenticationResponse, input.response);
  const factor = await findPasskey(db, response.id);
  if (!factor || ("userId" in actor && factor.userId !== actor.userId)) throw new PasskeyRefused(factor?.userId);
  const counter = await verified(context, factor, response, challenge);
  const user = await findUserById(db, factor.userId);
  if (!canSignIn(user)) throw new PasskeyRefused(factor.userId);
  const { write } = await spendChallenge(context, challenge, user.id);
  const { reference, tokenHash, expiresAt, writes } = await openSession(context, user.id, { secondFactorAt: now });
  await commit(
    { ...context, auditActor: auditActorOfUser(user) },
    {
      guarded: spendPasskey(db, factor, counter, now),
      writes: [write, ...writes],
      audit: [
        {
          action: "session.create",
          subjectKind: "user",
          subjectId: user.id,
          patientId: user.patientId,
          fields: ["PASSKEY"],
        },
      ],
      outbox: "userId" in actor ? [] : await newDeviceMail(context, user.id),
      result: null,
    },
  ).catch(knownPasskey(user.id));
  return { reference, tokenHash, expiresAt, user, owes: "none" };
}
