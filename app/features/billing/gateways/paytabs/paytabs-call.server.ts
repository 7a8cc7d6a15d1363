import { UpstreamError } from "~/platform/http/errors.server";
import { callGateway, listIn, objectIn, partOf, wordIn } from "../call-gateway.server";
import { GatewayRefused } from "../operations.server";
import { PAYTABS_HOSTS, type PaytabsAccount } from "./paytabs-account";

/** The same was asked a moment ago. */
const DUPLICATE = "4";

/** PayTabs did not take the key. */
export class PaytabsKeyRefused extends UpstreamError {}

/** Asks PayTabs for what is one thing or a list of them. @throws GatewayRefused with its code, UpstreamError */
export async function callPaytabs(
  { region, profileId, serverKey }: PaytabsAccount,
  path: "/payment/request" | "/payment/query",
  asked: Readonly<Record<string, unknown>>,
): Promise<Record<string, unknown>[]> {
  const { status, text } = await callGateway(`${PAYTABS_HOSTS[region]}${path}`, {
    method: "POST",
    headers: { authorization: serverKey, "content-type": "application/json" },
    body: JSON.stringify({ profile_id: Number(profileId), ...asked }),
  });
  if (status === 401 || status === 403) throw new PaytabsKeyRefused("gatewayUnreachable");
  const said = objectIn({ status, text: `{"said":${text}}` });
  const list = listIn(said, "said");
  const one = partOf(said, "said");
  const code = wordIn(one, "code");
  if (code === DUPLICATE) throw new UpstreamError("gatewayUnreachable");
  if (status >= 400 || code !== "") throw new GatewayRefused(code || String(status));
  return list.length > 0 ? list : [one];
}
