import { authorize } from "~/platform/access/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import { sha256 } from "~/platform/crypto/crypto.server";
import { findUserToken } from "../../data/accounts/user-tokens.server";
import type { TokenPurpose } from "../../domain/sessions/lifetimes";
import { tokenState, type TokenState } from "../../domain/accounts/token-state";

/** Whether a mailed link still works, for the page that it opens. Uses nothing up. */
export async function readUserToken(
  context: RequestContext,
  token: string,
  purpose: TokenPurpose,
): Promise<TokenState> {
  await authorize(context, "password.reset");
  return tokenState(await findUserToken(context.db, await sha256(token), purpose), context.now);
}
