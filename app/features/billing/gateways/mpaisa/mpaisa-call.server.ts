import { UpstreamError } from "~/platform/http/errors.server";
import { callGateway, objectIn, wordIn, type GatewayAnswer } from "../call-gateway.server";
import { withToken, type GatewayToken } from "../token-cache.server";
import { MPAISA_HOSTS, type MpaisaAccount } from "./mpaisa-account";

/** How long a token is used that does not say when it ends. */
const SHORT_MS = 300_000;

/** M-PAiSA did not take the account. */
export class MpaisaKeyRefused extends UpstreamError {}

/** When a token ends (UTC ms), written as a date or as seconds. */
function endOf(text: string, now: number): number {
  const end = /^\d{9,11}$/.test(text) ? Number(text) * 1_000 : /^\d+$/.test(text) ? Number(text) : Date.parse(text);
  return Number.isNaN(end) ? now + SHORT_MS : end;
}

/** A new token of an account. @throws MpaisaKeyRefused, UpstreamError */
export async function fetchMpaisaToken(
  { mode, clientId, clientSecret }: MpaisaAccount,
  now: number,
): Promise<GatewayToken> {
  const answer = await callGateway(`${MPAISA_HOSTS[mode]}/live/API/generateAuth`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ clientId, clientSecret }),
  });
  if (answer.status === 401 || answer.status === 403) throw new MpaisaKeyRefused("gatewayUnreachable");
  const said = objectIn(answer);
  const token = wordIn(said, "token");
  if (said["success"] !== true || token === "") throw new MpaisaKeyRefused("gatewayUnreachable");
  return { token, endsAt: endOf(wordIn(said, "expiresAt"), now) };
}

/** Asks M-PAiSA, which takes everything in the address. @throws UpstreamError */
export function askMpaisa(
  account: MpaisaAccount,
  now: number,
  path: "" | "requeststatus",
  query: Readonly<Record<string, string>>,
): Promise<GatewayAnswer> {
  const { mode, clientId, clientSecret } = account;
  const url = `${MPAISA_HOSTS[mode]}/live/API/${path}?${new URLSearchParams(query).toString()}`;
  const use = {
    credentials: ["MPAISA", mode, clientId, clientSecret],
    now,
    fetchToken: () => fetchMpaisaToken(account, now),
  };
  return withToken(use, (token) => callGateway(url, { headers: { authorization: `Bearer ${token}` } }));
}
