import { UpstreamError } from "~/platform/http/errors.server";
import { callGateway, objectIn, partOf, wordIn } from "../call-gateway.server";
import { GatewayRefused } from "../operations.server";
import { base64Of } from "../signing.server";
import { placetopayHost, type PlacetopayAccount } from "./placetopay-account";

/** Placetopay did not take the credentials. */
export class PlacetopayKeyRefused extends UpstreamError {}

/** An instant (UTC ms) as Placetopay reads it. */
export const instantOf = (at: number): string => `${new Date(at).toISOString().slice(0, 19)}+00:00`;

/** The proof of a secret key that is good for one request. */
export async function tranKeyOf(nonce: Uint8Array, seed: string, secretKey: string): Promise<string> {
  const proven = new Uint8Array([...nonce, ...new TextEncoder().encode(seed + secretKey)]);
  return base64Of(new Uint8Array(await crypto.subtle.digest("SHA-256", proven)));
}

/** Asks Placetopay. @throws GatewayRefused with its reason, PlacetopayKeyRefused, UpstreamError */
export async function callPlacetopay(
  account: PlacetopayAccount,
  now: number,
  path: string,
  asked: object = {},
): Promise<Record<string, unknown>> {
  const { login, secretKey } = account;
  const nonce = crypto.getRandomValues(new Uint8Array(16));
  const seed = instantOf(now);
  const auth = { login, tranKey: await tranKeyOf(nonce, seed, secretKey), nonce: base64Of(nonce), seed };
  const answer = await callGateway(`${placetopayHost(account)}/api${path}`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ auth, ...asked }),
  });
  if (answer.status === 401) throw new PlacetopayKeyRefused("gatewayUnreachable");
  const said = objectIn(answer);
  const stands = partOf(said, "status");
  const status = wordIn(stands, "status");
  if (status === "") throw new UpstreamError("gatewayUnreachable");
  if (answer.status >= 300 || status === "FAILED") throw new GatewayRefused(wordIn(stands, "reason") || "refused");
  return said;
}
