import { UpstreamError } from "~/platform/http/errors.server";
import { callGateway } from "../call-gateway.server";
import { GatewayRefused } from "../operations.server";
import { EXPRESS_CHECKOUT_HOSTS, type ExpressCheckoutAccount } from "./paypalexpresscheckout-account";

const VERSION = "119.0";
/** Credentials that are not known, and an error of PayPal's own. */
const [KEY_REFUSED, BROKEN] = ["10002", "10001"];

/** The credentials were not taken. */
export class ExpressCheckoutKeyRefused extends UpstreamError {}

/** What was answered, by name; empty where it is left out. */
export type Answered = (name: string) => string;

/** Asks by a method. The answer is a form, with HTTP 200 for errors too. @throws GatewayRefused with its code, UpstreamError */
export async function callExpressCheckout(
  { userName, password, signature, mode }: ExpressCheckoutAccount,
  method: string,
  fields: Readonly<Record<string, string>> = {},
): Promise<Answered> {
  const known = { USER: userName, PWD: password, SIGNATURE: signature, VERSION, METHOD: method };
  const { text } = await callGateway(EXPRESS_CHECKOUT_HOSTS[mode].api, {
    method: "POST",
    body: new URLSearchParams({ ...known, ...fields }),
  });
  const said = new URLSearchParams(text);
  const of: Answered = (name) => said.get(name) ?? "";
  if (of("ACK").startsWith("Success")) return of;
  const code = of("L_ERRORCODE0");
  if (code === KEY_REFUSED) throw new ExpressCheckoutKeyRefused("gatewayUnreachable");
  if (!of("ACK").startsWith("Failure") || code === "" || code === BROKEN) throw new UpstreamError("gatewayUnreachable");
  throw new GatewayRefused(code);
}
