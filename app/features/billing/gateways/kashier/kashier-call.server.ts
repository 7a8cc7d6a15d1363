import { UpstreamError } from "~/platform/http/errors.server";
import { callGateway, objectIn, partOf, wordIn } from "../call-gateway.server";
import { GatewayRefused } from "../operations.server";
import { KASHIER_HOSTS, type KashierAccount } from "./kashier-account";

/** Kashier did not take the keys. */
export class KashierKeyRefused extends UpstreamError {}

export interface KashierCall {
  at?: "api" | "refunds";
  method: "GET" | "POST" | "PUT";
  path: string;
  asked?: Readonly<Record<string, unknown>>;
}

/** Asks Kashier, which says no by the status of its answer or within it. @throws GatewayRefused, UpstreamError */
export async function callKashier(
  { mode, secretKey, apiKey }: KashierAccount,
  { at = "api", method, path, asked }: KashierCall,
): Promise<Record<string, unknown>> {
  const answer = await callGateway(`${KASHIER_HOSTS[mode][at]}${path}`, {
    method,
    headers: { authorization: secretKey, "api-key": apiKey, "content-type": "application/json" },
    ...(asked ? { body: JSON.stringify(asked) } : {}),
  });
  if (answer.status === 401 || answer.status === 403) throw new KashierKeyRefused("gatewayUnreachable");
  const said = objectIn(answer);
  if (answer.status < 400 && wordIn(said, "status") !== "FAILURE") return said;
  throw new GatewayRefused(wordIn(partOf(said, "error"), "cause") || wordIn(said, "code") || String(answer.status));
}
