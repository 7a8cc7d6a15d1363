import { UpstreamError } from "~/platform/http/errors.server";
import { callGateway, objectIn, wordIn } from "../call-gateway.server";
import { digestHex } from "../signing.server";
import { FAWRY_HOSTS, type FawryAccount } from "./fawry-account";

/** What Fawry signs by: some values and the key, without anything between them. */
export const signFawry = (secureKey: string, ...values: readonly string[]): Promise<string> =>
  digestHex("SHA-256", `${values.join("")}${secureKey}`);

/** Fawry does not know the signature, so not the key. */
export const WRONG_SIGNATURE = "9946";

/** Fawry did not take the key. */
export class FawryKeyRefused extends UpstreamError {}

export type FawryAnswer = Record<string, unknown>;

/** Fawry's code within an answer; errors come with the HTTP status 200, too. */
export const codeIn = (said: FawryAnswer): string => wordIn(said, "statusCode") || wordIn(said, "code");

/** Posts to Fawry, or asks where nothing is `sent`. @throws FawryKeyRefused, UpstreamError */
export async function callFawry({ mode }: FawryAccount, path: string, sent?: object): Promise<FawryAnswer> {
  const said = objectIn(
    await callGateway(`${FAWRY_HOSTS[mode].api}${path}`, {
      ...(sent ? { method: "POST", body: JSON.stringify(sent) } : {}),
      headers: { "content-type": "application/json" },
    }),
  );
  if (codeIn(said) === WRONG_SIGNATURE) throw new FawryKeyRefused("gatewayUnreachable");
  return said;
}
