import { commit } from "~/db/commit.server";
import type { RequestContext } from "~/platform/context.server";
import { InvalidError } from "~/platform/http/errors.server";
import { parse } from "~/platform/http/parse.server";
import { keepSubscriptionStatements } from "../../data/push/push-subscriptions.server";
import { isPushService } from "../../domain/push/push-service";
import { pushSubscriptionSchema } from "../../schemas/push/push-subscription";
import { ownSession } from "../inbox/own-session.server";

/**
 * Pushes to this browser from now on what its user is told of.
 * @throws InvalidError for an address that is no push service's
 */
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
