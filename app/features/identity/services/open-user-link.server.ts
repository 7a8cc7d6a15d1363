import type { RequestContext } from "~/platform/context.server";
import { sha256 } from "~/platform/crypto.server";
import { findUserById } from "../data/sign-in-user.server";
import { findUserToken } from "../data/user-tokens.server";
import type { TokenPurpose } from "../domain/lifetimes";
import { tokenState } from "../domain/token-state";
import { canSignIn } from "./open-session.server";
import { linkGone } from "./user-link-gone.server";

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
