import { UpstreamError } from "~/platform/http/errors.server";
import { callGateway, objectIn, wordIn } from "../call-gateway.server";
import { GatewayRefused } from "../operations.server";
import { wipayHost, type WipayAccount } from "./wipay-account";

/** What says no for good; everything else may go well another time. */
const FOR_GOOD: ReadonlySet<number> = new Set([400, 404, 422]);

/** WiPay did not take the API key. */
export class WipayKeyRefused extends UpstreamError {}

/** Asks WiPay. @throws GatewayRefused with what it says, WipayKeyRefused, UpstreamError */
export async function callWipay(
  account: WipayAccount,
  path: string,
  init: { method: "GET" | "POST"; form?: Readonly<Record<string, string>> },
): Promise<Record<string, unknown>> {
  const { method, form } = init;
  const answer = await callGateway(`${wipayHost(account)}${path}`, {
    method,
    headers: { accept: "application/json", ...(form ? {} : { "x-wapi-key": account.apiKey }) },
    ...(form ? { body: new URLSearchParams(form) } : {}),
  });
  if (answer.status === 401) throw new WipayKeyRefused("gatewayUnreachable");
  const said = objectIn(answer);
  if (answer.status < 300) return said;
  if (!FOR_GOOD.has(answer.status)) throw new UpstreamError("gatewayUnreachable");
  throw new GatewayRefused(wordIn(said, "message") || "refused");
}
