import { ForbiddenError } from "~/platform/http/errors.server";
import { partOf, wordIn } from "../call-gateway.server";
import { eventIdOf, objectOf } from "../message-text.server";
import type { GatewayEvent, GatewayMessage } from "../operations.server";
import { hmacHex, sameSignature } from "../signing.server";

/** Reads an event by its signature (paystack.com/docs/payments/webhooks). @throws ForbiddenError */
export async function readPaystackEvent(secretKey: string, message: GatewayMessage): Promise<GatewayEvent | null> {
  const signature = message.headers.get("x-paystack-signature") ?? "";
  if (!sameSignature(signature, await hmacHex("SHA-512", secretKey, message.body))) throw new ForbiddenError();
  const told = objectOf(message);
  const data = partOf(told, "data");
  const [event, reference] = [wordIn(told, "event"), wordIn(data, "reference")];
  if (event !== "charge.success" || reference === "") return null;
  const eventId = await eventIdOf("PAYSTACK", reference, wordIn(data, "id"), event);
  return { eventId, reference, paymentId: null };
}
