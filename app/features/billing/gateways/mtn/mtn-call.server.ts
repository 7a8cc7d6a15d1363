import { UpstreamError } from "~/platform/http/errors.server";
import { callGateway, type GatewayAnswer } from "../call-gateway.server";
import { mtnHost, type MtnAccount } from "./mtn-account";
import { mtnToken } from "./mtn-token.server";

const PATH = "/collection/v1_0/requesttopay";

/** A request to pay that is begun under a name, or asked for by it. */
export interface MtnCall {
  reference: string;
  begun?: { asked: Readonly<Record<string, unknown>>; eventUrl: string };
}

/** Asks MTN, once more with a new token where the old one is refused. @throws UpstreamError */
export async function callMtn(account: MtnAccount, { reference, begun }: MtnCall): Promise<GatewayAnswer> {
  const { market, subscriptionKey } = account;
  const url = `${mtnHost(market)}${PATH}`;
  const once = async (anew: boolean): Promise<GatewayAnswer> => {
    const headers = {
      authorization: `Bearer ${await mtnToken(account, anew)}`,
      "ocp-apim-subscription-key": subscriptionKey,
      "x-target-environment": market,
    };
    if (!begun) return callGateway(`${url}/${reference}`, { headers });
    return callGateway(url, {
      method: "POST",
      headers: {
        ...headers,
        "content-type": "application/json",
        "x-reference-id": reference,
        "x-callback-url": begun.eventUrl,
      },
      body: JSON.stringify(begun.asked),
    });
  };
  const answer = await once(false);
  const last = answer.status === 401 ? await once(true) : answer;
  if (last.status === 401 || last.status === 403) throw new UpstreamError("gatewayUnreachable");
  return last;
}
