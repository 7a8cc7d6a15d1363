import { UpstreamError } from "~/platform/http/errors.server";
import { callGateway, objectIn, partOf, wordIn } from "../call-gateway.server";
import { GatewayRefused } from "../operations.server";
import { isTestOfWompi, type WompiAccount } from "./wompi-account";

/** Wompi did not take the private key. */
export class WompiKeyRefused extends UpstreamError {}

/** Asks Wompi: by POST where there is a body. @throws GatewayRefused with its type, WompiKeyRefused, UpstreamError */
export async function callWompi(account: WompiAccount, path: string, body?: object): Promise<Record<string, unknown>> {
  const host = isTestOfWompi(account) ? "https://sandbox.wompi.co/v1" : "https://production.wompi.co/v1";
  const answer = await callGateway(`${host}${path}`, {
    method: body ? "POST" : "GET",
    headers: { authorization: `Bearer ${account.privateKey}`, "content-type": "application/json" },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  if (answer.status === 401 || answer.status === 403) throw new WompiKeyRefused("gatewayUnreachable");
  // A void may be answered with nothing.
  if (answer.status === 201 && answer.text === "") return {};
  const said = objectIn(answer);
  if (answer.status < 300) return said;
  throw new GatewayRefused(wordIn(partOf(said, "error"), "type") || "refused");
}
