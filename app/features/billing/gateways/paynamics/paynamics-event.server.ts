import { ForbiddenError } from "~/platform/http/errors.server";
import { wordIn } from "../call-gateway.server";
import { eventIdOf, objectOf, textOf } from "../message-text.server";
import type { GatewayEvent, GatewayMessage } from "../operations.server";
import { sameSignature } from "../signing.server";
import type { PaynamicsAccount } from "./paynamics-account";
import { signatureOfPaynamics } from "./paynamics-call.server";

/** What Paynamics signs of a notification, in its order. The amount is not among it. */
const SIGNED = [
  "merchant_id",
  "request_id",
  "response_id",
  "gateway_id",
  "response_code",
  "response_message",
  "response_advise",
  "timestamp",
  "processor_response_id",
  "processor_response_authcode",
  "pay_reference",
  "redirect_url",
];

/** A notification may come wrapped in base64. */
function unwrapped(message: GatewayMessage): GatewayMessage {
  const text = textOf(message).trim();
  if (text.startsWith("{")) return message;
  try {
    return { ...message, body: Uint8Array.from(atob(text.replaceAll(" ", "+")), (each) => each.charCodeAt(0)) };
  } catch {
    throw new ForbiddenError();
  }
}

/** Reads a notification by its signature. @throws ForbiddenError */
export async function readPaynamicsEvent(
  { merchantId, merchantKey }: PaynamicsAccount,
  message: GatewayMessage,
): Promise<GatewayEvent | null> {
  const told = objectOf(unwrapped(message));
  const of = (name: string) => wordIn(told, name);
  const expected = await signatureOfPaynamics(SIGNED.map(of), merchantKey);
  if (merchantKey === "" || of("merchant_id") !== merchantId) throw new ForbiddenError();
  if (!sameSignature(of("signature").toLowerCase(), expected)) throw new ForbiddenError();
  const reference = of("request_id");
  if (reference === "") return null;
  const eventId = await eventIdOf("PAYNAMICS", reference, of("response_id"), of("response_code"));
  return { eventId, reference, paymentId: null };
}
