import { pageAt, listIn, wordIn } from "../call-gateway.server";
import { cutText } from "../gateway-text";
import { NOT_KNOWN } from "../gateway-truth";
import { GatewayRefused, type Checkout, type GivenBack, type Operations, type Payer } from "../operations.server";
import { PAYPAL_HOSTS, type PaypalAccount } from "./paypal-account";
import { callPaypal, paypalToken, PaypalKeyRefused, type PaypalCall } from "./paypal-call.server";
import { paypalReport } from "./paypal-report.server";
import { readPaypalEvent } from "./paypal-event.server";
import { captureOf, CLOSED, nameIn, truthOfOrder, type PaypalOrder } from "./paypal-truth";
import { paypalAmount } from "./paypal-units";

const MOST_CHARACTERS = 127;
/** Refusals of a capture that leave the order as it is: its payer may choose again, or somebody else was faster. */
const STANDS = new Set([
  "ORDER_NOT_APPROVED",
  "ORDER_ALREADY_CAPTURED",
  "INSTRUMENT_DECLINED",
  "PAYER_ACTION_REQUIRED",
]);

const orderAt = (id: string, rest = "") => `/v2/checkout/orders/${encodeURIComponent(id)}${rest}`;

const begunWith = ({ returnUrl, locale, immediate, ...checkout }: Checkout & Pick<Payer, "locale">) => ({
  intent: "CAPTURE",
  purchase_units: [
    {
      custom_id: checkout.paymentId,
      description: cutText(checkout.description, MOST_CHARACTERS),
      amount: {
        currency_code: checkout.currencyCode,
        value: paypalAmount(checkout.amountMinor, checkout.currencyCode),
      },
    },
  ],
  payment_source: {
    paypal: {
      experience_context: {
        return_url: returnUrl,
        cancel_url: returnUrl,
        user_action: "PAY_NOW",
        shipping_preference: "NO_SHIPPING",
        payment_method_preference: immediate ? "IMMEDIATE_PAYMENT_REQUIRED" : "UNRESTRICTED",
        locale,
      },
    },
  },
});

type Call = (asked: PaypalCall) => Promise<PaypalOrder>;

/** Takes the money of an order that was approved. Gives why PayPal will not, where that is for good. */
async function capture(call: Call, id: string): Promise<string | null> {
  try {
    await call({ method: "POST", path: orderAt(id, "/capture"), body: {}, requestId: `capture:${id}` });
  } catch (error) {
    if (!(error instanceof GatewayRefused)) throw error;
    if (!STANDS.has(error.reason)) return error.reason;
  }
  return null;
}

/** Gives the money of an order back, once. */
async function giveBack(call: Call, order: PaypalOrder, refundId: string, body: object = {}): Promise<GivenBack> {
  const id = wordIn(captureOf(order) ?? {}, "id");
  if (id === "" || truthOfOrder(order).state !== "paid") throw new GatewayRefused("not_paid");
  const path = `/v2/payments/captures/${encodeURIComponent(id)}/refund`;
  try {
    const refund = await call({ method: "POST", path, body, requestId: `refund:${refundId}` });
    const status = wordIn(refund, "status");
    if (status === "FAILED" || status === "CANCELLED") throw new GatewayRefused(status);
    return status === "COMPLETED" ? "done" : "requested";
  } catch (error) {
    if (error instanceof GatewayRefused && error.reason === "CAPTURE_FULLY_REFUNDED") return "done";
    throw error;
  }
}

/** Payments by PayPal: its payers approve, and whoever asks then captures, once. */
export function paypalOperations(account: PaypalAccount, now: number): Operations<"redirect", "locale"> {
  const call: Call = (asked) => callPaypal(account, now, asked);
  const read = (id: string) => call({ method: "GET", path: orderAt(id) });

  return {
    begin: async (checkout) => {
      const requestId = `checkout:${checkout.paymentId}`;
      const order = await call({ method: "POST", path: "/v2/checkout/orders", body: begunWith(checkout), requestId });
      const page = listIn(order, "links").find((link) => ["payer-action", "approve"].includes(wordIn(link, "rel")));
      const checkoutUrl = pageAt(wordIn(page ?? {}, "href"), [PAYPAL_HOSTS[account.mode].page]);
      return { reference: wordIn(order, "id"), checkoutUrl };
    },
    ask: async (reference) => {
      const order = await read(reference).catch((error: unknown) => {
        // Orders that nobody approved are forgotten after some time.
        if (error instanceof GatewayRefused) return undefined;
        throw error;
      });
      if (!order) return NOT_KNOWN;
      const approved = wordIn(order, "status") === "APPROVED" && !nameIn(order).startsWith(CLOSED);
      if (!approved) return truthOfOrder(order);
      const refused = await capture(call, reference);
      const truth = truthOfOrder(await read(reference));
      return refused === null ? truth : { ...truth, state: "pending", unknownState: refused };
    },
    close: async (reference) => {
      const path = "/purchase_units/@reference_id=='default'/custom_id";
      try {
        const name = nameIn(await read(reference));
        if (name.startsWith(CLOSED)) return;
        const change = { op: "replace", path, value: `${CLOSED}${name}` };
        await call({ method: "PATCH", path: orderAt(reference), body: [change] });
      } catch (error) {
        // It was captured meanwhile, or is forgotten: a query tells.
        if (!(error instanceof GatewayRefused)) throw error;
      }
    },
    giveBack: async (reference, paymentId) => giveBack(call, await read(reference), paymentId),
    giveBackPart: async (reference, { refundId, amountMinor, currencyCode }) => {
      const amount = { value: paypalAmount(amountMinor, currencyCode), currency_code: currencyCode };
      return giveBack(call, await read(reference), refundId, { amount });
    },
    report: (from, to) => paypalReport(call, from, to),
    verify: (message) => readPaypalEvent(account.webhookId, message),
  };
}

/** Whether PayPal knows the credentials. @throws UpstreamError where it does not answer */
export async function isAppOfPaypal(account: PaypalAccount): Promise<boolean> {
  try {
    await paypalToken(account, 0);
    return true;
  } catch (error) {
    if (error instanceof PaypalKeyRefused) return false;
    throw error;
  }
}
