import { UpstreamError } from "~/platform/http/errors.server";
import { callGateway, listIn, objectIn, wordIn } from "../call-gateway.server";
import { GatewayRefused } from "../operations.server";
import { SQUAREUP_HOSTS, type SquareupAccount } from "./squareup-account";

/** The version of Square's answers that is read here. */
const VERSION = "2026-05-20";
/** What says no for good; everything else may go well another time. */
const FOR_GOOD: ReadonlySet<number> = new Set([400, 404]);

/** Square did not take the access token. */
export class SquareupKeyRefused extends UpstreamError {}

/** Asks Square. @throws GatewayRefused with its code, SquareupKeyRefused, UpstreamError */
export async function callSquareup(
  { accessToken, mode }: SquareupAccount,
  method: "GET" | "POST" | "DELETE",
  path: string,
  body?: object,
): Promise<Record<string, unknown>> {
  const answer = await callGateway(`${SQUAREUP_HOSTS[mode].api}/v2${path}`, {
    method,
    headers: {
      authorization: `Bearer ${accessToken}`,
      "square-version": VERSION,
      "content-type": "application/json",
    },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  if (answer.status === 401) throw new SquareupKeyRefused("gatewayUnreachable");
  const said = objectIn(answer);
  if (answer.status < 300) return said;
  if (!FOR_GOOD.has(answer.status)) throw new UpstreamError("gatewayUnreachable");
  throw new GatewayRefused(wordIn(listIn(said, "errors")[0] ?? {}, "code") || "refused");
}
