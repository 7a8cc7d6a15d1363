import { commit } from "~/db/commit.server";
import { authorize } from "~/platform/access/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import { randomToken, sha256 } from "~/platform/crypto/crypto.server";
import { insertUserToken } from "../../data/accounts/user-tokens.server";
import { TOKEN_MINUTES, tokenExpiry, type TokenPurpose } from "../../domain/sessions/lifetimes";

/** What a link is mailed for: the address that the mail goes to, and what it is about beside the user. */
interface Mailed {
  sentTo: string;
  subject?: string;
}

/**
 * The secret of a new link of a user, and for how many minutes it works. Only its hash is stored. It stops working when
 * the user is no longer reached at the address that it goes to.
 */
export async function createUserToken(
  context: RequestContext,
  userId: string,
  purpose: TokenPurpose,
  mailed: Mailed,
): Promise<{ token: string; minutes: number }> {
  await authorize(context, "userToken.create", { kind: "user", id: userId, userId });
  const { db, now } = context;
  const token = randomToken();
  await commit(context, {
    writes: [
      insertUserToken(db, {
        tokenHash: await sha256(token),
        userId,
        purpose,
        ...mailed,
        createdAt: now,
        expiresAt: tokenExpiry(purpose, now),
      }),
    ],
    audit: [{ action: "userToken.create", subjectKind: "user", subjectId: userId, fields: [purpose] }],
    result: null,
  });
  return { token, minutes: TOKEN_MINUTES[purpose] };
}
