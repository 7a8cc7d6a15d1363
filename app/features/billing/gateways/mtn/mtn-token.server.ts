import { UpstreamError } from "~/platform/http/errors.server";
import { callGateway, objectIn, wordIn } from "../call-gateway.server";
import { digestHex } from "../signing.server";
import { mtnHost, type MtnAccount } from "./mtn-account";

/** A token is not used in its last minute. */
const MARGIN_MS = 60_000;

interface Token {
  value: string;
  until: number;
}

/** Of each account, as long as this part of the worker lives. */
const tokens = new Map<string, Token>();

/** MTN did not take the keys. */
export class MtnKeyRefused extends UpstreamError {}

/** A new token of an account. @throws MtnKeyRefused, UpstreamError */
export async function fetchMtnToken({ market, apiUser, apiKey, subscriptionKey }: MtnAccount): Promise<Token> {
  const answer = await callGateway(`${mtnHost(market)}/collection/token/`, {
    method: "POST",
    headers: {
      authorization: `Basic ${btoa(`${apiUser}:${apiKey}`)}`,
      "ocp-apim-subscription-key": subscriptionKey,
    },
  });
  if (answer.status === 401 || answer.status === 403) throw new MtnKeyRefused("gatewayUnreachable");
  const said = objectIn(answer);
  const value = wordIn(said, "access_token");
  if (answer.status !== 200 || value === "") throw new UpstreamError("gatewayUnreachable");
  return { value, until: Date.now() + Number(wordIn(said, "expires_in")) * 1_000 - MARGIN_MS };
}

/** A token of an account, `anew` where the one that is known was refused. @throws MtnKeyRefused, UpstreamError */
export async function mtnToken(account: MtnAccount, anew: boolean): Promise<string> {
  const key = await digestHex("SHA-256", JSON.stringify(account));
  const known = tokens.get(key);
  if (known && !anew && known.until > Date.now()) return known.value;
  const token = await fetchMtnToken(account);
  tokens.set(key, token);
  return token.value;
}
