import { ForbiddenError } from "~/platform/http/errors.server";
import { partOf, wordIn } from "../call-gateway.server";
import { eventIdOf, objectOf } from "../message-text.server";
import type { GatewayEvent, GatewayMessage } from "../operations.server";
import { hmacHex, sameSignature } from "../signing.server";

/** Reads a webhook by its signature (razorpay.com/docs/webhooks/validate-test). @throws ForbiddenError */
export async function readRazorpayEvent(webhookSecret: string, message: GatewayMessage): Promise<GatewayEvent | null> {
  const signature = message.headers.get("x-razorpay-signature") ?? "";
  if (webhookSecret === "") throw new ForbiddenError();
  if (!sameSignature(signature, await hmacHex("SHA-256", webhookSecret, message.body))) throw new ForbiddenError();
  const told = objectOf(message);
  const link = partOf(partOf(partOf(told, "payload"), "payment_link"), "entity");
  const [event, reference] = [wordIn(told, "event"), wordIn(link, "id")];
  if (!event.startsWith("payment_link.") || reference === "") return null;
  // The number of an event is in a header that is not signed.
  const eventId = message.headers.get("x-razorpay-event-id") ?? (await eventIdOf("RAZORPAY", reference, event));
  return { eventId: eventId.slice(0, 100), reference, paymentId: wordIn(link, "reference_id") || null };
}
