import { ForbiddenError } from "~/platform/http/errors.server";
import { partOf, wordIn } from "../call-gateway.server";
import { objectOf, textOf } from "../message-text.server";
import type { GatewayEvent, GatewayMessage } from "../operations.server";
import { hmacHex, sameSignature } from "../signing.server";

/** How far the time of a webhook may be off. */
const TOLERANCE_MS = 300_000;
/** Events that can change how a payment stands. An error is not a failure there. */
const TELLING: ReadonlySet<string> = new Set(["payment.success", "payment.failed"]);

/** What WiPay may sign of a webhook: readers tell of the body alone, and of its time before it. */
export const signaturesOfWipay = (secret: string, time: string, body: string): Promise<string[]> =>
  Promise.all([body, `${time}.${body}`].map((signed) => hmacHex("SHA-256", secret, signed)));

/** Reads a webhook by its signature. @throws ForbiddenError */
export async function readWipayEvent(
  secret: string,
  message: GatewayMessage,
  now: number,
): Promise<GatewayEvent | null> {
  const time = message.headers.get("x-wipay-webhook-timestamp") ?? "";
  const inTime = /^\d{1,12}$/.test(time) && Math.abs(now - Number(time) * 1_000) <= TOLERANCE_MS;
  if (secret === "" || !inTime) throw new ForbiddenError();
  const signature = (message.headers.get("x-wipay-webhook-signature") ?? "").replace(/^sha256=/, "");
  const expected = await signaturesOfWipay(secret, time, textOf(message));
  if (!expected.some((each) => sameSignature(signature, each))) throw new ForbiddenError();
  const event = objectOf(message);
  const reference = wordIn(partOf(event, "data"), "transaction_id");
  if (!TELLING.has(wordIn(event, "event")) || reference === "") return null;
  return { eventId: wordIn(event, "id"), reference, paymentId: null };
}
