import { commit } from "~/db/commit.server";
import { authorize } from "~/platform/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import { InvalidError, NotSignedInError } from "~/platform/errors.server";
import { parse } from "~/platform/parse.server";
import { dropOfSessionStatement, hasSubscription, keepSubscriptionStatements } from "../data/push-subscriptions.server";
import { isPushService } from "../domain/push-service";
import { pushSubscriptionSchema } from "../schemas/push-subscription";

/** The session behind the request: a browser is pushed to for as long as it lasts. @throws NotSignedInError */
async function ownSession(context: RequestContext) {
  await authorize(context, "user.settings");
  const { actor } = context;
  if (actor.kind !== "employee" && actor.kind !== "patient") throw new NotSignedInError();
  return { userId: actor.userId, sessionHash: actor.sessionHash };
}

/** Pushes to this browser from now on what its user is told of. @throws InvalidError for an address that is no push service's */
export async function keepPushSubscription(context: RequestContext, raw: unknown): Promise<void> {
  const session = await ownSession(context);
  const { endpoint, keys } = parse(pushSubscriptionSchema, raw);
  if (!isPushService(endpoint)) throw new InvalidError([{ field: "endpoint", message: "errors:field.secureAddress" }]);
  await commit(context, {
    writes: keepSubscriptionStatements(context.db, { ...session, endpoint, ...keys, at: context.now }),
    audit: [{ action: "push.subscribe", subjectKind: "user", subjectId: session.userId }],
    result: null,
  });
}

/** Pushes to this browser no more. */
export async function dropPushSubscription(context: RequestContext): Promise<void> {
  const { userId, sessionHash } = await ownSession(context);
  await commit(context, {
    writes: [dropOfSessionStatement(context.db, sessionHash)],
    audit: [{ action: "push.unsubscribe", subjectKind: "user", subjectId: userId }],
    result: null,
  });
}

/** What the preferences page says of this browser; the key is null where the deployment pushes to none. */
export async function readPushState(context: RequestContext): Promise<{ key: string | null; on: boolean }> {
  const { sessionHash } = await ownSession(context);
  const { VAPID_PUBLIC_KEY: key, VAPID_PRIVATE_KEY: secret, VAPID_SUBJECT: subject } = context.env;
  if (!key || !secret || !subject) return { key: null, on: false };
  return { key, on: await hasSubscription(context.db, sessionHash) };
}
