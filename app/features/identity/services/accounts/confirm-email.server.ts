import { commit, refusedAs } from "~/db/commit.server";
import { authorize } from "~/platform/access/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import { sha256 } from "~/platform/crypto/crypto.server";
import { LinkGoneError } from "~/platform/http/errors.server";
import { parse } from "~/platform/http/parse.server";
import { limitRate } from "~/platform/rate-limit.server";
import {
  confirmStatement,
  findEmailChange,
  isWaiting,
  readCredentials,
} from "../../data/accounts/email-changes.server";
import { findUserById } from "../../data/sessions/sign-in-user.server";
import { findUserToken, spendUserToken } from "../../data/accounts/user-tokens.server";
import { tokenState } from "../../domain/accounts/token-state";
import { confirmEmailSchema } from "../../schemas/accounts/email-change";
import { addressTaken } from "../../support/accounts/credentials.server";
import { auditActorOfUser } from "../sessions/open-session.server";
import { linkGone } from "../../support/accounts/user-link-gone.server";

/** The change that a mailed link confirms. @throws LinkGoneError where the link or the change is gone */
async function openChange({ db, now }: RequestContext, token: string) {
  const tokenHash = await sha256(token);
  const known = await findUserToken(db, tokenHash, "CONFIRM_EMAIL");
  const state = tokenState(known, now);
  if (!known || state !== "valid") throw linkGone(state);
  const [change, user] = await Promise.all([findEmailChange(db, known.subject ?? ""), findUserById(db, known.userId)]);
  if (!user?.enabled || change?.userId !== user.id || change.email !== known.sentTo || !isWaiting(change, now))
    throw linkGone("unknown");
  return { change, user, tokenHash };
}

/** The address that a mailed link confirms, for its page; undefined where the link does nothing. Uses nothing up. */
export async function readEmailChange(context: RequestContext, token: string): Promise<{ email: string } | undefined> {
  await authorize(context, "password.reset");
  try {
    const { email } = (await openChange(context, token)).change;
    return { email };
  } catch (error) {
    if (error instanceof LinkGoneError) return undefined;
    throw error;
  }
}

/**
 * Gives an account the address whose mailbox the link was opened from: the proof that it is the user's. Every other link
 * that was mailed to them is gone, the old address is told, and their other sessions end unless they keep them.
 * @param address the visitor's network, a key of the rate limit
 * @returns whose account it is
 * @throws LinkGoneError where the link was used, has expired, was withdrawn, or somebody took the address meanwhile
 */
export async function confirmEmail(
  context: RequestContext,
  raw: unknown,
  address: string,
): Promise<{ userId: string }> {
  await authorize(context, "password.reset");
  const { token, endSessions } = parse(confirmEmailSchema, raw);
  await limitRate(context, "LINK_LIMIT", `email:${address}`);
  const { db, now, actor } = context;
  const { change, user, tokenHash } = await openChange(context, token);
  const known = await readCredentials(db, user.id, change.email);
  if (!known || known.takenBy !== null) throw linkGone("unknown");
  const own = "sessionHash" in actor && actor.kind !== "pending" && actor.userId === user.id;
  const effect = addressTaken(context, change, {
    employee: known.employee,
    sessions: !endSessions ? "none" : own ? { but: actor.sessionHash } : "all",
    proven: own,
  });
  const [first] = effect.audit;
  if (!first) throw new Error("a change of address is audited");
  await commit(
    { ...context, auditActor: auditActorOfUser(user) },
    {
      guarded: confirmStatement(db, change.id, now),
      writes: [spendUserToken(db, tokenHash, now), ...effect.writes],
      audit: [{ ...first, patientId: user.patientId }],
      outbox: effect.outbox,
      result: null,
    },
  ).catch(refusedAs({ conflict: () => linkGone("used"), unique: () => linkGone("unknown") }));
  return { userId: user.id };
}
