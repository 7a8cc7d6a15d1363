import { UpstreamError } from "~/platform/http/errors.server";
import { callGateway, objectIn, wordIn } from "../call-gateway.server";
import { GatewayRefused } from "../operations.server";
import { base64Of, digestHex } from "../signing.server";
import { PAYNAMICS_HOSTS, type PaynamicsAccount } from "./paynamics-account";

/** Paynamics did not take name and password. */
export class PaynamicsKeyRefused extends UpstreamError {}

/** What is signed, one after another, and the merchant's key behind it. */
export const signatureOfPaynamics = (signed: readonly string[], merchantKey: string): Promise<string> =>
  digestHex("SHA-512", [...signed, merchantKey].join(""));

/** A name that was never used, for a call that is not a payment: letters and digits, at most 22. */
export const freshRequestId = (): string => crypto.randomUUID().replaceAll("-", "").slice(0, 20);

/** Asks Paynamics. @throws GatewayRefused where it knows no such thing, PaynamicsKeyRefused, UpstreamError */
export async function callPaynamics(
  { userName, password, mode }: PaynamicsAccount,
  path: "" | "query" | "cancel",
  asked: object,
): Promise<{ code: string; said: Record<string, unknown> }> {
  const answer = await callGateway(`${PAYNAMICS_HOSTS[mode]}/paygate/transactions/${path}`, {
    method: "POST",
    headers: {
      authorization: `Basic ${base64Of(new TextEncoder().encode(`${userName}:${password}`))}`,
      "content-type": "application/json",
    },
    body: JSON.stringify(asked),
  });
  if (answer.status === 401 || answer.status === 403) throw new PaynamicsKeyRefused("gatewayUnreachable");
  const said = objectIn(answer);
  const code = wordIn(said, "response_code");
  if (answer.status >= 400) throw new GatewayRefused(code || String(answer.status));
  if (code === "") throw new UpstreamError("gatewayUnreachable");
  return { code, said };
}
