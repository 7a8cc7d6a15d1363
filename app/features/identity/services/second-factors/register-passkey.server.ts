import type { z } from "zod";
import { commit } from "~/db/commit.server";
import { uuidv7 } from "~/kernel/ids";
import type { RequestContext } from "~/platform/context.server";
import { toBase64Url } from "~/platform/crypto/crypto.server";
import { parse } from "~/platform/http/parse.server";
import { insertFactor } from "../../data/second-factors/factors.server";
import { newPasskeySchema, registrationResponse } from "../../schemas/second-factors/passkey";
import { addedFactor, factorOwner, type AddedFactor } from "./add-factor.server";
import {
  browserAnswer,
  challengeOf,
  PasskeyRefused,
  relyingParty,
  spendChallenge,
} from "../../support/second-factors/passkey-challenge.server";
import { knownPasskey } from "../../support/second-factors/passkey-refused.server";

async function verified(context: RequestContext, response: z.infer<typeof registrationResponse>, challenge: string) {
  const { verifyRegistrationResponse } = await import("../../support/second-factors/passkey-library.server");
  try {
    const answer = await verifyRegistrationResponse({
      response,
      expectedChallenge: challenge,
      expectedOrigin: context.origin,
      expectedRPID: relyingParty(context),
      requireUserVerification: true,
    });
    if (answer.verified) return answer.registrationInfo.credential;
  } catch {
    // The library throws for each thing that does not fit; they all have the same answer.
  }
  throw new PasskeyRefused();
}

/**
 * Adds a passkey to the user's account.
 * @throws PasskeyRefused
 */
export async function registerPasskey(context: RequestContext, raw: unknown): Promise<AddedFactor> {
  const owner = await factorOwner(context);
  const { label, response, proof } = parse(newPasskeySchema, raw);
  const { db, now } = context;
  const challenge = await challengeOf(context, "passkey.register", proof, owner.userId);
  const { id, publicKey, counter, transports } = await verified(
    context,
    browserAnswer(registrationResponse, response),
    challenge,
  );
  const { write } = await spendChallenge(context, challenge, owner.userId);
  const { added, plan } = await addedFactor(context, owner);
  const factor = {
    id: uuidv7(now),
    userId: owner.userId,
    kind: "PASSKEY" as const,
    label,
    sealedSecret: null,
    lastStep: null,
    credentialId: id,
    publicKey: toBase64Url(publicKey),
    counter,
    transports: transports ?? [],
    confirmedAt: now,
    lastUsedAt: null,
    createdAt: now,
  };
  const writes = [write, insertFactor(db, factor), ...(plan.writes ?? [])];
  await commit(context, { ...plan, writes }).catch(knownPasskey());
  return added;
}
