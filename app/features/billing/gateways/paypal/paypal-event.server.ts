import { ForbiddenError } from "~/platform/http/errors.server";
import { partOf, wordIn } from "../call-gateway.server";
import { objectOf } from "../message-text.server";
import type { GatewayEvent, GatewayMessage } from "../operations.server";
import { crc32, paypalKey } from "./paypal-certificate.server";

/** Notifications that can change how a payment stands. */
const TELLING = /^PAYMENT\.CAPTURE\.(COMPLETED|PENDING|DENIED|DECLINED)$/;
const APPROVED = "CHECKOUT.ORDER.APPROVED";

/** What PayPal signs of a notification. */
export const signedNotification = (id: string, time: string, webhookId: string, body: Uint8Array): string =>
  [id, time, webhookId, String(crc32(body))].join("|");

async function check(webhookId: string, { headers, body }: GatewayMessage): Promise<void> {
  const of = (name: string) => headers.get(`paypal-${name}`) ?? "";
  const signed = signedNotification(of("transmission-id"), of("transmission-time"), webhookId, body);
  if (webhookId === "" || of("transmission-sig") === "" || of("auth-algo") !== "SHA256withRSA")
    throw new ForbiddenError();
  const key = await paypalKey(of("cert-url"));
  let signature: Uint8Array<ArrayBuffer>;
  try {
    signature = Uint8Array.from(atob(of("transmission-sig")), (each) => each.charCodeAt(0));
  } catch {
    throw new ForbiddenError();
  }
  const text = new TextEncoder().encode(signed);
  if (!(await crypto.subtle.verify("RSASSA-PKCS1-v1_5", key, signature, text))) throw new ForbiddenError();
}

/** Reads a notification by its signature. @throws ForbiddenError, UpstreamError where its certificate is not had */
export async function readPaypalEvent(webhookId: string, message: GatewayMessage): Promise<GatewayEvent | null> {
  await check(webhookId, message);
  const event = objectOf(message);
  const type = wordIn(event, "event_type");
  const resource = partOf(event, "resource");
  const related = partOf(partOf(resource, "supplementary_data"), "related_ids");
  const reference = type === APPROVED ? wordIn(resource, "id") : wordIn(related, "order_id");
  if ((type !== APPROVED && !TELLING.test(type)) || reference === "") return null;
  return { eventId: wordIn(event, "id"), reference, paymentId: null };
}
