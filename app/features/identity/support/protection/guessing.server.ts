import { auditStatement } from "~/db/commit.server";
import { networkOf } from "~/kernel/contact/network";
import type { RequestContext } from "~/platform/context.server";
import { keyedHash } from "~/platform/crypto/crypto.server";
import { RateLimitedError } from "~/platform/http/errors.server";
import { sealAfterDenial } from "~/platform/audit/seal-tail.server";
import {
  countFailure,
  readAllFailures,
  readFailures,
  type GuessKey,
} from "../../data/protection/sign-in-failures.server";
import {
  countedFailures,
  HUMAN_CHECK_OF_NAME_AFTER,
  HUMAN_CHECK_OF_ORGANIZATION_AFTER,
  secondsToWait,
} from "../../domain/protection/guessing";

const HOUR_MS = 3_600_000;
/** In place of a place. */
const ANYWHERE = "anywhere";

/**
 * The key of the tries to sign in with a name from an address: the owner, who comes from elsewhere, has another one.
 */
export async function guessesOfPassword(
  { env, organization }: RequestContext,
  username: string,
  address: string,
): Promise<GuessKey> {
  const hash = (purpose: string, text: string) =>
    keyedHash(env.SESSION_TOKEN_KEY, `${purpose} ${organization.id}`, text);
  return { usernameHash: await hash("username", username), placeHash: await hash("place", networkOf(address)) };
}

/**
 * The key of the tries at what comes after the password: wherever they come from, since nobody gets that far who does
 * not know the password.
 */
export async function guessesOfSecondStep({ env, organization }: RequestContext, userId: string): Promise<GuessKey> {
  const purpose = `second step ${organization.id}`;
  return { usernameHash: await keyedHash(env.SESSION_TOKEN_KEY, purpose, userId), placeHash: "" };
}

/** How often this failed before. @throws RateLimitedError while the pause after the last failure goes on */
export async function refuseWhilePaused({ db, now }: RequestContext, key: GuessKey): Promise<number> {
  const known = await readFailures(db, key);
  const seconds = secondsToWait(known, now);
  if (seconds > 0) throw new RateLimitedError(seconds);
  return countedFailures(known, now);
}

/** What somebody failed at, and as whom; null for a name that nobody has. */
interface Failed {
  action: "session.create" | "session.confirm" | "password.change";
  userId: string | null;
}

/** Audits one failure that nobody gets nearer by: a passkey and a mailed link cannot be guessed. */
export async function auditFailure(context: RequestContext, { action, userId }: Failed): Promise<void> {
  const denied = { action, subjectKind: "user", subjectId: userId, outcome: "DENIED" } as const;
  await auditStatement(context, denied).run();
  sealAfterDenial(context);
}

/** Counts and audits one failure: each one makes the pause before the next try longer. */
export async function noteFailure(context: RequestContext, failed: Failed, ...keys: GuessKey[]): Promise<void> {
  await Promise.all([countFailure(context.db, keys, context.now), auditFailure(context, failed)]);
}

/**
 * The keys of what is counted wherever it comes from: of a name, and of the organization within this hour. They pause
 * nobody, since whoever guesses could then keep the owner out; they ask for a person.
 */
export async function guessesAnywhere(
  { env, organization, now }: RequestContext,
  { usernameHash }: GuessKey,
): Promise<{ ofName: GuessKey; ofOrganization: GuessKey }> {
  const purpose = `organization ${organization.id}`;
  const hour = String(Math.floor(now / HOUR_MS));
  return {
    ofName: { usernameHash, placeHash: ANYWHERE },
    ofOrganization: { usernameHash: await keyedHash(env.SESSION_TOKEN_KEY, purpose, hour), placeHash: ANYWHERE },
  };
}

/** Whether there were so many failures anywhere that a person has to show that they are one. */
export async function isGuessed(
  { db, now }: RequestContext,
  { ofName, ofOrganization }: Awaited<ReturnType<typeof guessesAnywhere>>,
): Promise<boolean> {
  const [name, organization] = await readAllFailures(db, [ofName, ofOrganization]);
  return (
    countedFailures(name, now) >= HUMAN_CHECK_OF_NAME_AFTER ||
    countedFailures(organization, now) >= HUMAN_CHECK_OF_ORGANIZATION_AFTER
  );
}
