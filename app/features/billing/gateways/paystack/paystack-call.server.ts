import { UpstreamError } from "~/platform/http/errors.server";
import { callGateway, objectIn, wordIn } from "../call-gateway.server";
import { GatewayRefused } from "../operations.server";
import type { PaystackAccount } from "./paystack-account";

const HOST = "https://api.paystack.co";

/** Paystack did not take the key. */
export class PaystackKeyRefused extends UpstreamError {}

/** Asks Paystack. @throws GatewayRefused with its code, PaystackKeyRefused, UpstreamError */
export async function callPaystack(
  { secretKey }: PaystackAccount,
  path: string,
  body?: object,
): Promise<Record<string, unknown>> {
  const answer = await callGateway(`${HOST}${path}`, {
    method: body ? "POST" : "GET",
    headers: { authorization: `Bearer ${secretKey}`, "content-type": "application/json" },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  if (answer.status === 401) throw new PaystackKeyRefused("gatewayUnreachable");
  const said = objectIn(answer);
  if (said["status"] === true) return said;
  if (said["status"] !== false || answer.status === 403) throw new UpstreamError("gatewayUnreachable");
  throw new GatewayRefused(wordIn(said, "code") || wordIn(said, "message") || "refused");
}
