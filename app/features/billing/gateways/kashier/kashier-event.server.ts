import { ForbiddenError } from "~/platform/http/errors.server";
import { partOf, wordIn } from "../call-gateway.server";
import { eventIdOf, objectOf } from "../message-text.server";
import type { GatewayEvent, GatewayMessage } from "../operations.server";
import { paymentNamed } from "../second-name";
import { hmacHex, sameSignature } from "../signing.server";

/** What must be among the fields that a message names as signed, as its sender writes that list. */
const MUST_BE_SIGNED = ["merchantOrderId", "amount", "currency", "status"] as const;
const TELLING: ReadonlySet<string> = new Set(["pay", "authorize", "capture", "refund", "void", "reject", "reversal"]);

/** A value as Kashier writes it in what it signs. */
const encoded = (value: string): string =>
  encodeURIComponent(value).replace(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);

/** What Kashier signs of a message: the named fields in the order of their names. */
export const signedFields = (data: Record<string, unknown>, names: readonly string[]): string =>
  [...names]
    .sort()
    .map((name) => `${name}=${encoded(typeof data[name] === "boolean" ? String(data[name]) : wordIn(data, name))}`)
    .join("&");

/** Reads a message. @throws ForbiddenError */
export async function readKashierEvent(apiKey: string, message: GatewayMessage): Promise<GatewayEvent | null> {
  const told = objectOf(message);
  const data = partOf(told, "data");
  const list = data["signatureKeys"];
  const names = Array.isArray(list) ? list.filter((name): name is string => typeof name === "string") : [];
  if (apiKey === "" || !MUST_BE_SIGNED.every((name) => names.includes(name))) throw new ForbiddenError();
  const expected = await hmacHex("SHA-256", apiKey, signedFields(data, names));
  if (!sameSignature(message.headers.get("x-kashier-signature") ?? "", expected)) throw new ForbiddenError();
  const [event, order] = [wordIn(told, "event"), wordIn(data, "merchantOrderId")];
  if (!TELLING.has(event)) return null;
  const paymentId = paymentNamed(order);
  const eventId = await eventIdOf("KASHIER", event, order, wordIn(data, "transactionId"), wordIn(data, "status"));
  return { eventId, reference: paymentId, paymentId };
}
