import { authorize } from "~/platform/access/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import { sha256 } from "~/platform/crypto/crypto.server";
import { findUserById } from "../../data/sessions/sign-in-user.server";
import { findUserToken } from "../../data/accounts/user-tokens.server";
import { tokenState, type TokenState } from "../../domain/accounts/token-state";
import { canSignIn } from "../sessions/open-session.server";

/** Whether an invitation still works and for whom, for the page that it opens. Uses nothing up. */
export async function readInvite(
  context: RequestContext,
  token: string,
): Promise<{ state: TokenState; username: string | null }> {
  await authorize(context, "employee.signup");
  const known = await findUserToken(context.db, await sha256(token), "INVITE");
  const state = tokenState(known, context.now);
  if (!known || state !== "valid") return { state, username: null };
  const user = await findUserById(context.db, known.userId);
  return canSignIn(user) ? { state, username: user.username } : { state: "unknown", username: null };
}
