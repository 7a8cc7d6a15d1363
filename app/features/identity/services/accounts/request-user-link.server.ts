import { commit } from "~/db/commit.server";
import { outboxEntry } from "~/outbox/outbox-entry";
import { authorize } from "~/platform/access/authorize.server";
import { runInBackground } from "~/platform/background.server";
import type { RequestContext } from "~/platform/context.server";
import { parse } from "~/platform/http/parse.server";
import { limitRate } from "~/platform/rate-limit.server";
import { findSignInUser } from "../../data/sessions/sign-in-user.server";
import { nextPath } from "../../domain/sessions/next-path";
import { linkRequestSchema } from "../../schemas/accounts/user-link";
import { checkHuman } from "../protection/check-human.server";
import { canSignIn } from "../sessions/open-session.server";

const TEMPLATES = { RESET_PASSWORD: "password.reset", SIGN_IN: "signIn.link" } as const;

/**
 * Has a link mailed to a user who wants to choose a new password or to sign in without one. Says nothing of whether
 * there is such a user: what is found is done after the answer. The link's secret is made when the mail is rendered.
 * @throws RateLimitedError, InvalidError where the check for a person is missing
 */
export async function requestUserLink(context: RequestContext, raw: unknown, address: string): Promise<void> {
  await authorize(context, "password.reset");
  const { username, purpose, recaptcha, next } = parse(linkRequestSchema, raw);
  await limitRate(context, "SIGNUP_LIMIT", `link:${address}`);
  await checkHuman(context, recaptcha);
  const onward = purpose === "SIGN_IN" ? nextPath(next) : undefined;
  const onTo = onward === undefined ? {} : { next: onward };
  runInBackground(context, async (apart) => {
    const user = await findSignInUser(apart.db, username);
    if (!canSignIn(user)) return;
    await commit(apart, {
      audit: [{ action: "user.linkRequested", subjectKind: "user", subjectId: user.id, fields: [purpose] }],
      outbox: [
        outboxEntry(apart, "mail", { template: TEMPLATES[purpose], to: { kind: "USER", id: user.id }, ...onTo }),
      ],
      result: null,
    });
  });
}
