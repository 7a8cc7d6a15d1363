import { buildPushPayload } from "@block65/webcrypto-web-push";
import type { RequestContext } from "~/platform/context.server";
import { dropSubscriptionStatement, type PushTarget } from "../data/push/push-subscriptions.server";
import { PATIENCE_MS, type Handed, type OutgoingShortMessage } from "./short-message-transport.server";

/** A push that no browser fetched within half a day tells nothing that the inbox does not. */
const KEPT_SECONDS = 12 * 60 * 60;

/** Gone is what the push service does not know any more (RFC 8030, 7.3). */
type Outcome = "taken" | "gone" | "failed";

async function pushTo({ env }: RequestContext, target: PushTarget, message: OutgoingShortMessage): Promise<Outcome> {
  const { endpoint, p256dh, auth } = target;
  const subscription = { endpoint, expirationTime: null, keys: { p256dh, auth } };
  const vapid = {
    subject: env.VAPID_SUBJECT,
    publicKey: env.VAPID_PUBLIC_KEY,
    privateKey: env.VAPID_PRIVATE_KEY,
  };
  const { title, text, href, id } = message;
  const data = { title, body: text, href, tag: id };
  const { headers, body } = await buildPushPayload({ data, options: { ttl: KEPT_SECONDS } }, subscription, vapid);
  const answer = await fetch(endpoint, {
    method: "POST",
    headers,
    body,
    signal: AbortSignal.timeout(PATIENCE_MS),
  });
  await answer.body?.cancel();
  if (answer.ok) return "taken";
  return answer.status === 404 || answer.status === 410 ? "gone" : "failed";
}

/**
 * Pushes to the browsers of one user, encrypted for each (RFC 8291) and signed by the platform (RFC 8292). It has
 * arrived when one has taken it; those that the push service has forgotten are forgotten here too.
 */
export async function handToBrowsers(
  context: RequestContext,
  targets: readonly PushTarget[],
  message: OutgoingShortMessage,
): Promise<Handed> {
  const outcomes = await Promise.all(
    targets.map((target) => pushTo(context, target, message).catch((): Outcome => "failed")),
  );
  const gone = targets.filter((_, index) => outcomes[index] === "gone");
  const writes = gone.map(({ endpoint }) => dropSubscriptionStatement(context.db, endpoint));
  if (outcomes.includes("taken")) return { status: "SENT", providerRef: null, writes };
  if (outcomes.includes("failed")) throw new Error("no push service took the message");
  return { status: "FAILED", reason: "gone", writes };
}
