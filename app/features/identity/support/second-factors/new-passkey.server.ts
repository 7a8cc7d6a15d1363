import type { PublicKeyCredentialCreationOptionsJSON } from "@simplewebauthn/server";
import type { z } from "zod";
import type { Write } from "~/db/commit.server";
import { uuidv7 } from "~/kernel/ids";
import type { RequestContext } from "~/platform/context.server";
import { fromBase64Url, toBase64Url } from "~/platform/crypto/crypto.server";
import { insertFactor } from "../../data/second-factors/factors.server";
import { registrationResponse } from "../../schemas/second-factors/passkey";
import {
  browserAnswer,
  challengeOf,
  giveChallenge,
  PasskeyRefused,
  relyingParty,
  spendChallenge,
} from "./passkey-challenge.server";

/** Whom a passkey is made for. */
interface PasskeyOwner {
  /** What the device files the passkey under, and its proof is good for: a second one of the same replaces the first. */
  id: string;
  username: string;
  displayName: string;
  /** The passkeys that they have: a device with one of them makes no other. */
  known?: { id: string }[];
}

/** What a page gives its browser to make a passkey. */
export interface NewPasskeyOptions {
  options: PublicKeyCredentialCreationOptionsJSON;
  /** To be sent back with the browser's answer. */
  proof: string;
}

/** What the browser needs to make a passkey for the owner. */
export async function newPasskeyOptions(context: RequestContext, owner: PasskeyOwner): Promise<NewPasskeyOptions> {
  const { challenge, proof } = await giveChallenge(context, "passkey.register", owner.id);
  const { generateRegistrationOptions } = await import("./passkey-library.server");
  const options = await generateRegistrationOptions({
    rpName: context.profile.name,
    rpID: relyingParty(context),
    userID: new TextEncoder().encode(owner.id),
    userName: owner.username,
    userDisplayName: owner.displayName,
    challenge: fromBase64Url(challenge) ?? challenge,
    attestationType: "none",
    excludeCredentials: owner.known ?? [],
    authenticatorSelection: { residentKey: "required", userVerification: "required" },
  });
  return { options, proof };
}

async function verified(context: RequestContext, response: z.infer<typeof registrationResponse>, challenge: string) {
  const { verifyRegistrationResponse } = await import("./passkey-library.server");
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
 * The writes that add a passkey to a user, and use up what it had to sign.
 * @param made what the browser answered to newPasskeyOptions, and what the passkey is called
 * @param ownerId the same that the options were asked for
 * @throws PasskeyRefused
 */
export async function newPasskeyWrites(
  context: RequestContext,
  userId: string,
  made: { label: string; response: string; proof: string },
  ownerId: string = userId,
): Promise<Write[]> {
  const { db, now } = context;
  const challenge = await challengeOf(context, "passkey.register", made.proof, ownerId);
  const { id, publicKey, counter, transports } = await verified(
    context,
    browserAnswer(registrationResponse, made.response),
    challenge,
  );
  const { write } = await spendChallenge(context, challenge, userId);
  const factor = {
    id: uuidv7(now),
    userId,
    kind: "PASSKEY" as const,
    label: made.label,
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
  return [write, insertFactor(db, factor)];
}
