import { ForbiddenError } from "~/platform/http/errors.server";
import { partOf, wordIn } from "../call-gateway.server";
import { eventIdOf, objectOf } from "../message-text.server";
import type { GatewayEvent, GatewayMessage } from "../operations.server";
import { digestHex, sameSignature } from "../signing.server";

/** What Placetopay signs of a notification, and how. The older way by SHA-1 is not taken. */
export const signatureOfPlacetopay = async (
  { requestId, status, date }: { requestId: string; status: string; date: string },
  secretKey: string,
): Promise<string> => `sha256:${await digestHex("SHA-256", `${requestId}${status}${date}${secretKey}`)}`;

/** Reads a notification by its signature, which is not over our name for the payment. @throws ForbiddenError */
export async function readPlacetopayEvent(secretKey: string, message: GatewayMessage): Promise<GatewayEvent | null> {
  const told = objectOf(message);
  const requestId = wordIn(told, "requestId");
  const [status, date] = [wordIn(partOf(told, "status"), "status"), wordIn(partOf(told, "status"), "date")];
  const expected = await signatureOfPlacetopay({ requestId, status, date }, secretKey);
  if (secretKey === "" || requestId === "" || status === "") throw new ForbiddenError();
  if (!sameSignature(wordIn(told, "signature").toLowerCase(), expected)) throw new ForbiddenError();
  return {
    eventId: await eventIdOf("PLACETOPAY", requestId, status, date),
    reference: requestId,
    paymentId: null,
  };
}
