import { UpstreamError } from "~/platform/http/errors.server";
import { callGateway, objectIn, partOf, wordIn } from "../call-gateway.server";
import { GatewayRefused } from "../operations.server";
import { base64Of } from "../signing.server";
import type { RazorpayAccount } from "./razorpay-account";

const HOST = "https://api.razorpay.com/v1";

/** Razorpay did not take the keys. */
export class RazorpayKeyRefused extends UpstreamError {}

/** Asks Razorpay: by POST where there is a body. @throws GatewayRefused with its code, UpstreamError */
export async function callRazorpay(
  { keyId, keySecret }: RazorpayAccount,
  path: string,
  body?: object,
  headers: Readonly<Record<string, string>> = {},
): Promise<Record<string, unknown>> {
  const answer = await callGateway(`${HOST}${path}`, {
    method: body ? "POST" : "GET",
    headers: {
      authorization: `Basic ${base64Of(new TextEncoder().encode(`${keyId}:${keySecret}`))}`,
      "content-type": "application/json",
      ...headers,
    },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  if (answer.status === 401) throw new RazorpayKeyRefused("gatewayUnreachable");
  const said = objectIn(answer);
  if (answer.status < 300) return said;
  const code = wordIn(partOf(said, "error"), "code");
  if (code !== "BAD_REQUEST_ERROR") throw new UpstreamError("gatewayUnreachable");
  throw new GatewayRefused(wordIn(partOf(said, "error"), "reason") || code);
}
