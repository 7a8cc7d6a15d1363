import type { Write } from "~/db/commit.server";
import type { RequestContext } from "~/platform/context.server";
import { keyedHash } from "~/platform/crypto/crypto.server";
import { InvalidError } from "~/platform/http/errors.server";
import { hashUnderSalt } from "~/platform/access/password.server";
import { unsealSecret } from "~/platform/crypto/seal-secret.server";
import { acceptStep, type Factor } from "../../data/second-factors/factors.server";
import { unusedCodeHashes, spendCode } from "../../data/second-factors/recovery-codes.server";
import { forgetFailures } from "../../data/protection/sign-in-failures.server";
import { foldedRecoveryCode } from "../../domain/second-factors/recovery-code";
import { guessesOfSecondStep, noteFailure, refuseWhilePaused } from "../../support/protection/guessing.server";

/** The one answer to a wrong code, one that was used before and one whose time is over. */
export class SecondFactorRefused extends InvalidError {
  override name = "SecondFactorRefused";
  override readonly code = "secondFactorFailed";
  constructor() {
    super([{ field: "secondFactor", message: "security:secondStep.failed" }]);
  }
}

/** A code that fits, and the writes that use it up. The guarded one changes nothing where somebody else was faster. */
export interface AcceptedFactor {
  by: "TOTP" | "RECOVERY";
  guarded: Write;
  writes: D1PreparedStatement[];
}

/** Under which name the seed of an authenticator app is sealed. */
export const seedName = (factorId: string): string => `totp ${factorId}`;

/** How recovery codes were stored before they were hashed as passwords are; those that were made then still work. */
const keyedCode = (context: RequestContext, userId: string, code: string): Promise<string> =>
  keyedHash(context.env.SESSION_TOKEN_KEY, `recovery code ${context.organization.id} ${userId}`, code);

/** Which of the user's unused codes was typed, as it is stored. The codes of one set share a salt: one derivation. */
async function storedCode(context: RequestContext, userId: string, typed: string): Promise<string | undefined> {
  const code = foldedRecoveryCode(typed);
  const stored = await unusedCodeHashes(context.db, userId);
  const salts = new Set(stored.map((each) => each.split("$")[1]).filter((salt) => salt !== undefined));
  const hashes = await Promise.all([
    ...[...salts].map((salt) => hashUnderSalt(code, salt)),
    keyedCode(context, userId, code),
  ]);
  return stored.find((each) => hashes.includes(each));
}

async function acceptedBy(
  context: RequestContext,
  userId: string,
  factors: readonly Factor[],
  typed: string,
): Promise<Pick<AcceptedFactor, "by" | "guarded"> | undefined> {
  const { db, env, now, organization } = context;
  const digits = typed.replaceAll(/\s/g, "");
  if (/^\d{6}$/.test(digits)) {
    const { stepOfCode } = await import("../../support/second-factors/totp.server");
    for (const { id, kind, sealedSecret, lastStep } of factors) {
      if (kind !== "TOTP" || sealedSecret === null) continue;
      const seed = await unsealSecret(env, { organizationId: organization.id, name: seedName(id) }, sealedSecret);
      const step = stepOfCode(seed, digits, now, lastStep);
      if (step !== undefined) return { by: "TOTP", guarded: acceptStep(db, id, step, now) };
    }
    return undefined;
  }
  const codeHash = await storedCode(context, userId, typed);
  if (codeHash === undefined) return undefined;
  return { by: "RECOVERY", guarded: spendCode(db, userId, codeHash, now) };
}

/**
 * Looks whether a typed code is that of the user's authenticator app or one of their recovery codes.
 * @throws SecondFactorRefused, and RateLimitedError while the pause after wrong ones goes on
 */
export async function acceptSecondFactor(
  context: RequestContext,
  userId: string,
  factors: readonly Factor[],
  typed: string,
): Promise<AcceptedFactor> {
  const guesses = await guessesOfSecondStep(context, userId);
  await refuseWhilePaused(context, guesses);
  const accepted = await acceptedBy(context, userId, factors, typed);
  if (!accepted) {
    await noteFailure(context, { action: "session.create", userId }, guesses);
    throw new SecondFactorRefused();
  }
  return { ...accepted, writes: [forgetFailures(context.db, guesses)] };
}
