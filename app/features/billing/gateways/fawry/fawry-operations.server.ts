import { UpstreamError } from "~/platform/http/errors.server";
import { callGateway, objectIn, pageAt } from "../call-gateway.server";
import { cutText, decimalText } from "../gateway-text";
import { NOT_KNOWN } from "../gateway-truth";
import { GatewayRefused, type Checkout, type Operations, type Payer } from "../operations.server";
import { namesOf } from "../second-name";
import { FAWRY_HOSTS, type FawryAccount } from "./fawry-account";
import { callFawry, codeIn, FawryKeyRefused, signFawry, WRONG_SIGNATURE } from "./fawry-call.server";
import { readFawryEvent } from "./fawry-event.server";
import { fawryOrder } from "./fawry-order.server";

type Needs = "email" | "name" | "phone" | "locale";
type Asked = Checkout & Pick<Payer, Needs>;

const ITEM = { itemId: "1", quantity: 1 };
const MOST_CHARACTERS = 255;

/** A number as it is dialled within Egypt, where it is Egyptian. */
const dialled = (phone: string): string => phone.replace(/^\+20/, "0").replace(/^\+/, "");

async function begunWith({ merchantCode, secureKey }: FawryAccount, name: string, checkout: Asked): Promise<object> {
  const { returnUrl, expiresAt, email, locale } = checkout;
  const price = decimalText(checkout.amountMinor, 2);
  const { itemId, quantity } = ITEM;
  // The profile of a customer, which we have none of, would stand before the address.
  const signature = await signFawry(secureKey, merchantCode, name, "", returnUrl, itemId, String(quantity), price);
  return {
    merchantCode,
    merchantRefNum: name,
    customerMobile: dialled(checkout.phone),
    customerEmail: email,
    customerName: cutText(checkout.name, MOST_CHARACTERS),
    paymentExpiry: String(expiresAt),
    language: locale.startsWith("ar") ? "ar-eg" : "en-gb",
    chargeItems: [{ ...ITEM, description: cutText(checkout.description, MOST_CHARACTERS), price: Number(price) }],
    returnUrl,
    authCaptureModePayment: false,
    signature,
  };
}

/** Begins an order under a name, and gives its page, which Fawry answers as text. @throws GatewayRefused */
async function pageOf(account: FawryAccount, name: string, checkout: Asked): Promise<string> {
  const { api, pages } = FAWRY_HOSTS[account.mode];
  const answer = await callGateway(`${api}/fawrypay-api/api/payments/init`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(await begunWith(account, name, checkout)),
  });
  const text = answer.text.trim().replace(/^"(.*)"$/, "$1");
  if (text.startsWith("{")) {
    const code = codeIn(objectIn(answer)) || String(answer.status);
    if (code === WRONG_SIGNATURE) throw new FawryKeyRefused("gatewayUnreachable");
    throw new GatewayRefused(code);
  }
  if (text === "" || text.startsWith("<")) throw new UpstreamError("gatewayUnreachable");
  if (answer.status >= 400) throw new GatewayRefused(String(answer.status));
  return pageAt(text, pages);
}

async function cancel(account: FawryAccount, number: string): Promise<void> {
  const { merchantCode: merchantAccount, secureKey } = account;
  const lang = "en-gb";
  const signature = await signFawry(secureKey, number, merchantAccount, lang);
  await callFawry(account, "/ECommerceWeb/api/orders/cancel-unpaid-order", {
    merchantAccount,
    orderRefNo: number,
    lang,
    signature,
  });
}

/** Payments at a page of Fawry, by card, by wallet or in cash at a shop. */
export function fawryOperations(account: FawryAccount): Operations<"redirect", Needs> {
  return {
    begin: async (checkout) => {
      const [first, second] = namesOf(checkout.paymentId);
      const checkoutUrl = await pageOf(account, first, checkout).catch((error: unknown) => {
        // The name may be taken, by a try whose answer was lost.
        if (!(error instanceof GatewayRefused) || error.reason === "foreign_page") throw error;
        return pageOf(account, second, checkout);
      });
      return { reference: checkout.paymentId, checkoutUrl };
    },
    ask: async (reference) => (await fawryOrder(account, reference))?.truth ?? NOT_KNOWN,
    close: async (reference) => {
      const order = await fawryOrder(account, reference);
      // Where it was paid meanwhile, a further question tells.
      if (order?.truth.state === "open") await cancel(account, order.number);
    },
    giveBack: async (reference) => {
      const order = await fawryOrder(account, reference);
      if (order?.truth.state !== "paid") throw new GatewayRefused("not_paid");
      if (order.truth.refund === "done") return "done";
      const { merchantCode, secureKey } = account;
      const amount = decimalText(order.truth.amountMinor, 2);
      const code = codeIn(
        await callFawry(account, "/ECommerceWeb/Fawry/payments/refund", {
          merchantCode,
          referenceNumber: order.number,
          refundAmount: Number(amount),
          signature: await signFawry(secureKey, merchantCode, order.number, amount),
        }),
      );
      if (code !== "200") throw new GatewayRefused(code || "not_given_back");
      return "done";
    },
    verify: (message) => readFawryEvent(account.secureKey, message),
  };
}
