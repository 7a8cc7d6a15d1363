import { ForbiddenError, UpstreamError } from "~/platform/http/errors.server";
import type { GatewayTruth } from "../../domain/payments/payment";
import { fromGatewayUnits, toGatewayUnits, type AmountUnits } from "../amount-units";
import { callGateway, objectIn, pageAt, wordIn, type GatewayAnswer } from "../call-gateway.server";
import { cutText, unitsOf } from "../gateway-text";
import { NOT_KNOWN, stateBy } from "../gateway-truth";
import { eventIdOf, textOf } from "../message-text.server";
import { BY_HAND, GatewayRefused, NOT_EXACT } from "../operations.server";
import type { Checkout, GatewayEvent, GatewayMessage, Operations, Payer } from "../operations.server";
import { namesOf, paymentNamed } from "../second-name";
import { sameSignature } from "../signing.server";
import { DUITKU_HOSTS, type DuitkuAccount } from "./duitku-account";
import { signCallback, signInvoice, signQuestion } from "./duitku-signing.server";

const CURRENCY = "IDR";
/** Rupiah without the hundredths that ISO 4217 gives them. */
const UNITS: AmountUnits = { digits: () => 0 };
const MINUTE_MS = 60_000;
/** The longest time to pay in (minutes). */
const LONGEST = 1_440;
const [MOST_OF_TEXT, MOST_OF_NAME] = [255, 20];

/** 01 is what nobody has paid yet, also where a bank has given the payer a number to pay to. */
const STATES: Readonly<Record<string, GatewayTruth["state"]>> = { "00": "paid", "01": "open", "02": "failed" };

type Asked = Checkout & Pick<Payer, "email" | "name">;

async function call(account: DuitkuAccount, path: string, body: object, headers = {}): Promise<GatewayAnswer> {
  const answer = await callGateway(`${DUITKU_HOSTS[account.mode].api}${path}`, {
    method: "POST",
    headers: { "content-type": "application/json", ...headers },
    body: JSON.stringify(body),
  });
  if (answer.status === 401 || answer.status === 403) throw new UpstreamError("gatewayUnreachable");
  return answer;
}

/** Begins an invoice under a name. @throws GatewayRefused with Duitku's code */
async function invoice(account: DuitkuAccount, name: string, checkout: Asked, now: number): Promise<string> {
  const paymentAmount = toGatewayUnits(UNITS, checkout.amountMinor, checkout.currencyCode);
  if (paymentAmount === undefined) throw new GatewayRefused(NOT_EXACT);
  const minutes = Math.floor((checkout.expiresAt - now) / MINUTE_MS);
  const asked = {
    paymentAmount,
    merchantOrderId: name,
    productDetails: cutText(checkout.description, MOST_OF_TEXT),
    email: checkout.email,
    customerVaName: cutText(checkout.name, MOST_OF_NAME),
    callbackUrl: checkout.eventUrl,
    returnUrl: checkout.returnUrl,
    expiryPeriod: Math.min(LONGEST, Math.max(1, minutes)),
  };
  const answer = await call(account, "/api/merchant/createInvoice", asked, {
    "x-duitku-merchantcode": account.merchantCode,
    "x-duitku-timestamp": String(now),
    "x-duitku-signature": await signInvoice(account, now),
  });
  if (answer.status >= 400) throw new GatewayRefused(String(answer.status));
  const said = objectIn(answer);
  const code = wordIn(said, "statusCode");
  if (code !== "00") throw new GatewayRefused(code || "no_status");
  return pageAt(wordIn(said, "paymentUrl"), [DUITKU_HOSTS[account.mode].page]);
}

/** How a name stands; undefined where Duitku does not know it. */
async function named(account: DuitkuAccount, name: string): Promise<GatewayTruth | undefined> {
  const signature = await signQuestion(account, name);
  const asked = { merchantCode: account.merchantCode, merchantOrderId: name, signature };
  const answer = await call(account, "/api/merchant/transactionStatus", asked);
  if (answer.status >= 400) return undefined;
  const said = objectIn(answer);
  const rupiah = unitsOf(wordIn(said, "amount"), 0);
  return {
    ...stateBy(STATES, wordIn(said, "statusCode")),
    amountMinor: rupiah === undefined ? -1 : fromGatewayUnits(UNITS, rupiah, CURRENCY),
    currencyCode: CURRENCY,
    paymentId: paymentNamed(wordIn(said, "merchantOrderId") || name),
  };
}

/** Reads a callback, which is a form. @throws ForbiddenError */
async function readDuitkuCallback(account: DuitkuAccount, message: GatewayMessage): Promise<GatewayEvent | null> {
  const fields = new URLSearchParams(textOf(message));
  const of = (name: string) => fields.get(name) ?? "";
  const [order, amount] = [of("merchantOrderId"), of("amount")];
  const own = account.apiKey !== "" && of("merchantCode") === account.merchantCode;
  if (!own || !sameSignature(of("signature").toLowerCase(), await signCallback(account, amount, order)))
    throw new ForbiddenError();
  const paymentId = paymentNamed(order);
  const eventId = await eventIdOf("DUITKU", order, of("reference"), amount, of("resultCode"));
  return { eventId, reference: paymentId, paymentId };
}

/** Payments at a page of Duitku. */
export function duitkuOperations(account: DuitkuAccount, now: number): Operations<"redirect", "email" | "name"> {
  return {
    begin: async (checkout) => {
      const [first, second] = namesOf(checkout.paymentId);
      const checkoutUrl = await invoice(account, first, checkout, now).catch((error: unknown) => {
        // The name may be taken, by a try whose answer was lost.
        const refused = error instanceof GatewayRefused && error.reason !== NOT_EXACT;
        if (!refused || error.reason === "foreign_page") throw error;
        return invoice(account, second, checkout, now);
      });
      return { reference: checkout.paymentId, checkoutUrl };
    },
    ask: async (reference) => {
      const [first, second] = namesOf(reference);
      const one = await named(account, first);
      return one?.state === "paid" ? one : ((await named(account, second)) ?? one ?? NOT_KNOWN);
    },
    // An invoice ends by its time only.
    close: () => Promise.resolve(),
    giveBack: () => Promise.reject(new GatewayRefused(BY_HAND)),
    verify: (message) => readDuitkuCallback(account, message),
  };
}
