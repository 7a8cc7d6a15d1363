import { authorize } from "~/platform/access/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import { sha256 } from "~/platform/crypto/crypto.server";
import { findUserToken } from "../../data/accounts/user-tokens.server";
import type { TokenPurpose } from "../../domain/sessions/lifetimes";
import { tokenState, type TokenState } from "../../domain/accounts/token-state";

/**
 * Whose a mailed link is, what it is about and whether it still works; `userId` is null where it does not. Uses nothing up.
 */
export async function findLinkUser(
  context: RequestContext,
  token: string,
  purpose: TokenPurpose,
): Promise<{ state: TokenState; userId: string | null; subject: string | null; tokenHash: string }> {
  await authorize(context, "session.create");
  const tokenHash = await sha256(token);
  const known = await findUserToken(context.db, tokenHash, purpose);
  const state = tokenState(known, context.now);
  const { userId, subject } = known && state === "valid" ? known : { userId: null, subject: null };
  return { state, userId, subject, tokenHash };
}
