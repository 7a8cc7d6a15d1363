import type { z } from "zod";
import type { Write } from "~/db/commit.server";
import type { RequestContext } from "~/platform/context.server";
import { randomToken, sha256 } from "~/platform/crypto/crypto.server";
import { InvalidError } from "~/platform/http/errors.server";
import { readSignedValue, signValue, type SignedPurpose } from "~/platform/crypto/signed-value.server";
import { insertUsedChallenge } from "../../data/accounts/user-tokens.server";
import { CHALLENGE_MS } from "../../domain/sessions/lifetimes";

/** What a passkey is asked to sign, and whom for. */
type PasskeyPurpose = Extract<SignedPurpose, "passkey.register" | "passkey.signIn">;

/** The one answer to whatever is wrong with a passkey. */
export class PasskeyRefused extends InvalidError {
  override name = "PasskeyRefused";
  override readonly code = "passkeyFailed";
  /** @param userId whose passkey it was, where that is known */
  constructor(readonly userId: string | null = null) {
    super([{ field: "", message: "security:passkey.failed" }]);
  }
}

const scopeOf = (context: RequestContext, purpose: PasskeyPurpose) => ({
  purpose,
  organizationId: context.organization.id,
});

/** What the browser answered, from its JSON. @throws PasskeyRefused for anything else */
export function browserAnswer<S extends z.ZodType>(schema: S, json: string): z.infer<S> {
  try {
    return schema.parse(JSON.parse(json));
  } catch {
    throw new PasskeyRefused();
  }
}

/** Where passkeys of this organization belong to: the host, without its port. */
export const relyingParty = (context: RequestContext): string => new URL(context.origin).hostname;

/** A fresh challenge and the proof that it was given here, for this purpose and, where one is named, this user. */
export async function giveChallenge(
  context: RequestContext,
  purpose: PasskeyPurpose,
  userId = "",
): Promise<{ challenge: string; proof: string }> {
  const challenge = randomToken();
  const expiresAt = context.now + CHALLENGE_MS;
  const proof = await signValue(context.env, scopeOf(context, purpose), `${challenge}~${userId}`, expiresAt);
  return { challenge, proof };
}

/** The challenge that a proof was given with. @throws PasskeyRefused for another user's, and once its time is over */
export async function challengeOf(
  context: RequestContext,
  purpose: PasskeyPurpose,
  proof: string,
  userId = "",
): Promise<string> {
  const signed = await readSignedValue(context.env, scopeOf(context, purpose), proof, context.now);
  const [challenge, whose] = signed?.value.split("~") ?? [];
  if (!signed || signed.expired || !challenge || whose !== userId) throw new PasskeyRefused();
  return challenge;
}

/** The write that uses a challenge up: its hash is a unique key, so that one which was used before fails the commit. */
export async function spendChallenge(
  { db, now }: RequestContext,
  challenge: string,
  userId: string,
): Promise<{ write: Write }> {
  const tokenHash = await sha256(challenge);
  return { write: insertUsedChallenge(db, { tokenHash, userId, createdAt: now, expiresAt: now + CHALLENGE_MS }) };
}
