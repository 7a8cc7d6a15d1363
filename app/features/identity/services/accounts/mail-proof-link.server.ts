import { commit } from "~/db/commit.server";
import { outboxEntry } from "~/outbox/outbox-entry";
import { authorize } from "~/platform/access/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import { limitRate } from "~/platform/rate-limit.server";
import { findUserById } from "../../data/sessions/sign-in-user.server";

/**
 * Mails whoever is signed in another link that proves their address; nothing where it is proven.
 * @throws RateLimitedError
 */
export async function mailProofLink(context: RequestContext): Promise<void> {
  await authorize(context, "user.settings");
  const { actor, db } = context;
  const user = "userId" in actor ? await findUserById(db, actor.userId) : undefined;
  if (!user || user.emailProvenAt !== null) return;
  await limitRate(context, "SIGNUP_LIMIT", `proof:${user.id}`);
  await commit(context, {
    audit: [{ action: "user.linkRequested", subjectKind: "user", subjectId: user.id, fields: ["PROVE_EMAIL"] }],
    outbox: [outboxEntry(context, "mail", { template: "email.prove", to: { kind: "USER", id: user.id } })],
    result: null,
  });
}
