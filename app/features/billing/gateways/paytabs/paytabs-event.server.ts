import { ForbiddenError } from "~/platform/http/errors.server";
import { partOf, wordIn } from "../call-gateway.server";
import { eventIdOf, objectOf, textOf } from "../message-text.server";
import type { GatewayEvent, GatewayMessage } from "../operations.server";
import { hmacHex, sameSignature } from "../signing.server";

/** What PayTabs signs of the fields that a payer's browser brings back: those that are given, in the order of their names. */
export function signedReturn(fields: URLSearchParams): string {
  const given = [...fields].filter(([name, value]) => name !== "signature" && value !== "");
  return new URLSearchParams(given.sort(([one], [other]) => (one < other ? -1 : 1))).toString();
}

const toldOf = async (cart: string, transaction: string, status: string): Promise<GatewayEvent> => ({
  eventId: await eventIdOf("PAYTABS", cart, transaction, status),
  reference: cart,
  paymentId: cart,
});

async function check(serverKey: string, signed: string | Uint8Array, signature: string): Promise<void> {
  if (serverKey === "") throw new ForbiddenError();
  if (!sameSignature(signature, await hmacHex("SHA-256", serverKey, signed))) throw new ForbiddenError();
}

/** Reads a callback, or what a payer's browser posts on the way back. @throws ForbiddenError */
export async function readPaytabsEvent(serverKey: string, message: GatewayMessage): Promise<GatewayEvent | null> {
  const signature = message.headers.get("signature");
  if (signature === null) {
    const fields = new URLSearchParams(textOf(message));
    await check(serverKey, signedReturn(fields), fields.get("signature") ?? "");
    const of = (name: string) => fields.get(name) ?? "";
    return toldOf(of("cartId"), of("tranRef"), of("respStatus"));
  }
  await check(serverKey, message.body, signature);
  const told = objectOf(message);
  const cart = wordIn(told, "cart_id");
  if (cart === "") return null;
  return toldOf(cart, wordIn(told, "tran_ref"), wordIn(partOf(told, "payment_result"), "response_status"));
}
