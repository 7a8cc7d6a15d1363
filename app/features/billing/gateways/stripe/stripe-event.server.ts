import { ForbiddenError } from "~/platform/http/errors.server";
import { partOf, wordIn } from "../call-gateway.server";
import type { GatewayEvent, GatewayMessage } from "../operations.server";
import { hmacHex, sameSignature } from "../signing.server";

/** How far the time of a signature may be off (docs.stripe.com/webhooks, preventing replay attacks). */
const TOLERANCE_MS = 300_000;

/** Events that can change how a payment stands (docs.stripe.com/checkout/fulfillment). */
const TELLING: ReadonlySet<string> = new Set([
  "checkout.session.completed",
  "checkout.session.async_payment_succeeded",
  "checkout.session.async_payment_failed",
  "checkout.session.expired",
]);

/** The signatures of scheme v1 in `t=…,v1=…,v1=…`, and their time in seconds as it is written. */
function signaturesIn(header: string): { time: string; signatures: string[] } {
  const parts = header.split(",").map((part) => part.trim().split("=") as [string, string?]);
  const of = (name: string) => parts.flatMap(([key, value]) => (key === name && value ? [value] : []));
  return { time: of("t")[0] ?? "", signatures: of("v1") };
}

/** Reads an event by its signature (docs.stripe.com/webhooks, verify manually). @throws ForbiddenError */
export async function readStripeEvent(
  webhookSecret: string,
  { headers, body }: GatewayMessage,
  now: number,
): Promise<GatewayEvent | null> {
  const { time, signatures } = signaturesIn(headers.get("stripe-signature") ?? "");
  const inTime = /^\d{1,12}$/.test(time) && Math.abs(now - Number(time) * 1_000) <= TOLERANCE_MS;
  if (webhookSecret === "" || !inTime) throw new ForbiddenError();
  const text = new TextDecoder().decode(body);
  const expected = await hmacHex("SHA-256", webhookSecret, `${time}.${text}`);
  if (!signatures.some((signature) => sameSignature(signature, expected))) throw new ForbiddenError();
  const event = JSON.parse(text) as Record<string, unknown>;
  if (!TELLING.has(wordIn(event, "type"))) return null;
  const session = partOf(partOf(event, "data"), "object");
  const paymentId = wordIn(session, "client_reference_id");
  return { eventId: wordIn(event, "id"), reference: wordIn(session, "id"), paymentId: paymentId || null };
}
