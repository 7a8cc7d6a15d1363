import type { RequestContext } from "~/platform/context.server";
import { sha256 } from "~/platform/crypto/crypto.server";
import { findUserById } from "../../data/sessions/sign-in-user.server";
import { findUserToken } from "../../data/accounts/user-tokens.server";
import type { TokenPurpose } from "../../domain/sessions/lifetimes";
import { tokenState } from "../../domain/accounts/token-state";
import { canSignIn } from "../sessions/open-session.server";
import { linkGone } from "../../support/accounts/user-link-gone.server";

/**
 * Whose mailed link a token is, and the hash that it is used up by.
 * @throws LinkGoneError where it was used, has expired, never was, or its user cannot sign in
 */
export async function openUserLink({ db, now }: RequestContext, token: string, purpose: TokenPurpose) {
  const tokenHash = await sha256(token);
  const known = await findUserToken(db, tokenHash, purpose);
  const state = tokenState(known, now);
  if (!known || state !== "valid") throw linkGone(state, known?.userId);
  const user = await findUserById(db, known.userId);
  if (!canSignIn(user)) throw linkGone("unknown", known.userId);
  return { user, tokenHash };
}
