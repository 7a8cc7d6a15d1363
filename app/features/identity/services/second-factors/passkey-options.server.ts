import type { PublicKeyCredentialRequestOptionsJSON } from "@simplewebauthn/server";
import { authorize } from "~/platform/access/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import { fromBase64Url } from "~/platform/crypto/crypto.server";
import { NotSignedInError } from "~/platform/http/errors.server";
import { factorsQuery, type Factor } from "../../data/second-factors/factors.server";
import { newPasskeyOptions, type NewPasskeyOptions } from "../../support/second-factors/new-passkey.server";
import { giveChallenge, relyingParty } from "../../support/second-factors/passkey-challenge.server";

const descriptors = (factors: readonly Factor[]) =>
  factors.flatMap(({ kind, credentialId }) => (kind === "PASSKEY" && credentialId ? [{ id: credentialId }] : []));

/**
 * What the browser needs to sign in with a passkey, and the proof to send back with its answer. Of a stranger any
 * passkey of this organization will do; of somebody who is known already, one of theirs.
 */
export async function passkeySignInOptions(
  context: RequestContext,
): Promise<{ options: PublicKeyCredentialRequestOptionsJSON; proof: string }> {
  await authorize(context, "session.create");
  const { actor, db } = context;
  const known = "userId" in actor ? await factorsQuery(db, actor.userId) : [];
  const { challenge, proof } = await giveChallenge(context, "passkey.signIn");
  const { generateAuthenticationOptions } = await import("../../support/second-factors/passkey-library.server");
  const options = await generateAuthenticationOptions({
    rpID: relyingParty(context),
    challenge: fromBase64Url(challenge) ?? challenge,
    allowCredentials: descriptors(known),
    userVerification: "required",
  });
  return { options, proof };
}

/** What the browser needs to make a passkey for the user who asks, and the proof to send back with its answer. */
export async function passkeyRegisterOptions(context: RequestContext): Promise<NewPasskeyOptions> {
  const { actor, db } = context;
  if (!("userId" in actor)) throw new NotSignedInError();
  await authorize(context, "secondFactor.setUp", { kind: "user", id: actor.userId, userId: actor.userId });
  const { userId: id, username, displayName } = actor;
  return newPasskeyOptions(context, { id, username, displayName, known: descriptors(await factorsQuery(db, id)) });
}
