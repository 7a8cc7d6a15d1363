import { UpstreamError } from "~/platform/http/errors.server";
import { callGateway, type GatewayAnswer } from "../call-gateway.server";
import { withToken } from "../token-cache.server";
import { mtnHost, type MtnAccount } from "./mtn-account";
import { fetchMtnToken } from "./mtn-token.server";

const PATH = "/collection/v1_0/requesttopay";

/** A request to pay that is begun under a name, or asked for by it. */
export interface MtnCall {
  reference: string;
  begun?: { asked: Readonly<Record<string, unknown>>; eventUrl: string };
}

/** Asks MTN, once more with a new token where the old one is refused. @throws UpstreamError */
export async function callMtn(account: MtnAccount, now: number, { reference, begun }: MtnCall): Promise<GatewayAnswer> {
  const { market, apiUser, apiKey, subscriptionKey } = account;
  const url = `${mtnHost(market)}${PATH}`;
  const use = {
    credentials: ["MTN", market, apiUser, apiKey, subscriptionKey],
    now,
    fetchToken: () => fetchMtnToken(account, now),
  };
  const answer = await withToken(use, (token) => {
    const headers = {
      authorization: `Bearer ${token}`,
      "ocp-apim-subscription-key": subscriptionKey,
      "x-target-environment": market,
    };
    if (!begun) return callGateway(`${url}/${reference}`, { headers });
    const { asked, eventUrl } = begun;
    return callGateway(url, {
      method: "POST",
      headers: {
        ...headers,
        "content-type": "application/json",
        "x-reference-id": reference,
        "x-callback-url": eventUrl,
      },
      body: JSON.stringify(asked),
    });
  });
  if (answer.status === 403) throw new UpstreamError("gatewayUnreachable");
  return answer;
}
