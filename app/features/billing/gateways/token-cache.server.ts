import { UpstreamError } from "~/platform/http/errors.server";
import type { GatewayAnswer } from "./call-gateway.server";
import { digestHex } from "./signing.server";

/** What a gateway gives for credentials, and when it ends (UTC ms). */
export interface GatewayToken {
  token: string;
  endsAt: number;
}

export interface TokenUse {
  /** What the token is given for, gateway and mode included. They are not kept, only their digest. */
  credentials: readonly string[];
  now: number;
  fetchToken: () => Promise<GatewayToken>;
}

/** A token that is about to end is not used any more. */
const MARGIN_MS = 60_000;
/** The most tokens that one isolate keeps. */
const MOST = 200;

const kept = new Map<string, GatewayToken>();

function keep(key: string, token: GatewayToken): GatewayToken {
  kept.delete(key);
  kept.set(key, token);
  const [oldest] = kept.keys();
  if (kept.size > MOST && oldest !== undefined) kept.delete(oldest);
  return token;
}

/**
 * Asks a gateway with the token of some credentials, which each isolate fetches once and keeps until a minute before it
 * ends. One that is refused (401) is fetched anew once.
 * @throws UpstreamError where the new one is refused too
 */
export async function withToken(
  { credentials, now, fetchToken }: TokenUse,
  ask: (token: string) => Promise<GatewayAnswer>,
): Promise<GatewayAnswer> {
  const key = await digestHex("SHA-256", JSON.stringify(credentials));
  const known = kept.get(key);
  const { token } = known && now < known.endsAt - MARGIN_MS ? known : keep(key, await fetchToken());
  const answer = await ask(token);
  if (answer.status !== 401) return answer;
  kept.delete(key);
  const again = await ask(keep(key, await fetchToken()).token);
  if (again.status === 401) throw new UpstreamError("gatewayUnreachable");
  return again;
}
