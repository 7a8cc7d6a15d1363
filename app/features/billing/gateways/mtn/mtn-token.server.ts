import { UpstreamError } from "~/platform/http/errors.server";
import { callGateway, objectIn, wordIn } from "../call-gateway.server";
import type { GatewayToken } from "../token-cache.server";
import { mtnHost, type MtnAccount } from "./mtn-account";

/** MTN did not take the keys. */
export class MtnKeyRefused extends UpstreamError {}

/** A new token of an account. @throws MtnKeyRefused, UpstreamError */
export async function fetchMtnToken(
  { market, apiUser, apiKey, subscriptionKey }: MtnAccount,
  now: number,
): Promise<GatewayToken> {
  const answer = await callGateway(`${mtnHost(market)}/collection/token/`, {
    method: "POST",
    headers: {
      authorization: `Basic ${btoa(`${apiUser}:${apiKey}`)}`,
      "ocp-apim-subscription-key": subscriptionKey,
    },
  });
  if (answer.status === 401 || answer.status === 403) throw new MtnKeyRefused("gatewayUnreachable");
  const said = objectIn(answer);
  const token = wordIn(said, "access_token");
  if (answer.status !== 200 || token === "") throw new UpstreamError("gatewayUnreachable");
  return { token, endsAt: now + Number(wordIn(said, "expires_in")) * 1_000 };
}
