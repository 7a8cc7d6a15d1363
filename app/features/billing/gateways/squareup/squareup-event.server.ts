import { ForbiddenError } from "~/platform/http/errors.server";
import { partOf, wordIn } from "../call-gateway.server";
import { objectOf } from "../message-text.server";
import type { GatewayMessage } from "../operations.server";
import { base64Of, hmac, sameSignature } from "../signing.server";

/** What Square signs: the address that it was told to send to, and the body. */
export const signatureOfSquareup = async (key: string, address: string, body: Uint8Array): Promise<string> =>
  base64Of(await hmac("SHA-256", key, new Uint8Array([...new TextEncoder().encode(address), ...body])));

/**
 * Reads of which order an event tells, by its signature; null where it tells of none.
 * @throws ForbiddenError
 */
export async function readSquareupEvent(
  key: string,
  message: GatewayMessage,
): Promise<{ eventId: string; orderId: string } | null> {
  const signature = message.headers.get("x-square-hmacsha256-signature") ?? "";
  if (key === "") throw new ForbiddenError();
  if (!sameSignature(signature, await signatureOfSquareup(key, message.url.href, message.body)))
    throw new ForbiddenError();
  const event = objectOf(message);
  const object = partOf(partOf(event, "data"), "object");
  const orderId = wordIn(partOf(object, "payment"), "order_id") || wordIn(partOf(object, "order_updated"), "order_id");
  return orderId === "" ? null : { eventId: wordIn(event, "event_id"), orderId };
}
