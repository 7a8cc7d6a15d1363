import { commit } from "~/db/commit.server";
import { authorize } from "~/platform/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import { randomToken, sha256 } from "~/platform/crypto.server";
import { insertUserToken } from "../data/user-tokens.server";
import { TOKEN_MINUTES, tokenExpiry, type TokenPurpose } from "../domain/lifetimes";

/** The secret of a new link of a user, and for how many minutes it works. Only its hash is stored. */
export async function createUserToken(
  context: RequestContext,
  userId: string,
  purpose: TokenPurpose,
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
        createdAt: now,
        expiresAt: tokenExpiry(purpose, now),
      }),
    ],
    audit: [{ action: "userToken.create", subjectKind: "user", subjectId: userId, fields: [purpose] }],
    result: null,
  });
  return { token, minutes: TOKEN_MINUTES[purpose] };
}
