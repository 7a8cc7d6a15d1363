import { UpstreamError } from "~/platform/http/errors.server";
import { callGateway, listIn, objectIn, wordIn } from "../call-gateway.server";
import { GatewayRefused } from "../operations.server";
import { base64Of } from "../signing.server";
import { withToken, type GatewayToken } from "../token-cache.server";
import { PAYPAL_HOSTS, type PaypalAccount } from "./paypal-account";

export interface PaypalCall {
  method: "GET" | "POST" | "PATCH";
  path: string;
  body?: object;
  /** By which a repeat is known. */
  requestId?: string;
}

/** PayPal did not take the credentials. */
export class PaypalKeyRefused extends UpstreamError {}

/** What says no for good; everything else may go well another time. */
const FOR_GOOD: ReadonlySet<number> = new Set([400, 404, 422]);

/** Fetches a token. @throws PaypalKeyRefused, UpstreamError */
export async function paypalToken({ clientId, clientSecret, mode }: PaypalAccount, now: number): Promise<GatewayToken> {
  const basic = base64Of(new TextEncoder().encode(`${clientId}:${clientSecret}`));
  const answer = await callGateway(`${PAYPAL_HOSTS[mode].api}/v1/oauth2/token`, {
    method: "POST",
    headers: { authorization: `Basic ${basic}` },
    body: new URLSearchParams({ grant_type: "client_credentials" }),
  });
  if (answer.status === 401) throw new PaypalKeyRefused("gatewayUnreachable");
  const said = objectIn(answer);
  const token = wordIn(said, "access_token");
  if (answer.status >= 300 || token === "") throw new UpstreamError("gatewayUnreachable");
  return { token, endsAt: now + Number(said["expires_in"] ?? 0) * 1_000 };
}

/** Asks PayPal. @throws GatewayRefused with the issue that it names, UpstreamError */
export async function callPaypal(
  account: PaypalAccount,
  now: number,
  { method, path, body, requestId }: PaypalCall,
): Promise<Record<string, unknown>> {
  const { clientId, clientSecret, mode } = account;
  const answer = await withToken(
    { credentials: ["paypal", mode, clientId, clientSecret], now, fetchToken: () => paypalToken(account, now) },
    (token) =>
      callGateway(`${PAYPAL_HOSTS[mode].api}${path}`, {
        method,
        headers: {
          authorization: `Bearer ${token}`,
          "content-type": "application/json",
          ...(requestId === undefined ? {} : { "paypal-request-id": requestId }),
        },
        ...(body ? { body: JSON.stringify(body) } : {}),
      }),
  );
  if (answer.status === 204) return {};
  const said = objectIn(answer);
  if (answer.status < 300) return said;
  if (!FOR_GOOD.has(answer.status)) throw new UpstreamError("gatewayUnreachable");
  throw new GatewayRefused(wordIn(listIn(said, "details")[0] ?? {}, "issue") || wordIn(said, "name") || "refused");
}
