import type { RequestContext } from "~/platform/context.server";
import { hasSubscription } from "../../data/push/push-subscriptions.server";
import { ownSession } from "../inbox/own-session.server";

/** What the preferences page says of this browser; the key is null where the deployment pushes to none. */
export async function readPushState(context: RequestContext): Promise<{ key: string | null; on: boolean }> {
  const { sessionHash } = await ownSession(context);
  const { VAPID_PUBLIC_KEY: key, VAPID_PRIVATE_KEY: secret, VAPID_SUBJECT: subject } = context.env;
  if (!key || !secret || !subject) return { key: null, on: false };
  return { key, on: await hasSubscription(context.db, sessionHash) };
}
