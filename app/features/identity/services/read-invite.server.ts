import { authorize } from "~/platform/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import { sha256 } from "~/platform/crypto.server";
import { findUserById } from "../data/sign-in-user.server";
import { findUserToken } from "../data/user-tokens.server";
import { tokenState, type TokenState } from "../domain/token-state";
import { canSignIn } from "./open-session.server";

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
