import { refusedAs } from "~/db/commit.server";
import { LinkGoneError } from "~/platform/http/errors.server";
import type { TokenState } from "../../domain/accounts/token-state";

/** Why a mailed link does nothing. One that never was answers like one that has expired. */
export const linkGone = (state: TokenState, userId: string | null = null): LinkGoneError =>
  new LinkGoneError(state === "used" ? "linkUsed" : "linkExpired", userId);

/** Of two who use a link at the same time, one is late. @throws LinkGoneError for that one */
export const refusedAsUsed = refusedAs({ conflict: () => linkGone("used") });
