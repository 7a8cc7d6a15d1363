import type { GatewayTruth, Money } from "../../domain/payments/payment";
import { listIn, pageAt, partOf, wordIn } from "../call-gateway.server";
import { cutText } from "../gateway-text";
import { NOT_KNOWN, stateBy } from "../gateway-truth";
import { GatewayRefused, type GivenBack, type Checkout, type Operations, type Payer } from "../operations.server";
import { SQUAREUP_HOSTS, type SquareupAccount } from "./squareup-account";
import { callSquareup, SquareupKeyRefused } from "./squareup-call.server";
import { readSquareupEvent } from "./squareup-event.server";

const MOST_CHARACTERS = 255;

type Said = Record<string, unknown>;

/** An order that is paid may stay open: what it was paid with decides. */
const ORDERS: Readonly<Record<string, GatewayTruth["state"]>> = { OPEN: "open", DRAFT: "open", CANCELED: "closed" };

const PAYMENTS: Readonly<Record<string, GatewayTruth["state"]>> = {
  COMPLETED: "paid",
  APPROVED: "pending",
  PENDING: "pending",
  CANCELED: "failed",
  FAILED: "failed",
};

const REFUNDS: Readonly<Record<string, NonNullable<GatewayTruth["refund"]>>> = {
  PENDING: "requested",
  COMPLETED: "done",
  REJECTED: "refused",
  FAILED: "refused",
};

/** Square counts in the minor unit of ISO 4217. */
function moneyIn(said: Said, name: string): Money {
  const amount = wordIn(partOf(said, name), "amount");
  return { amountMinor: amount === "" ? -1 : Number(amount), currencyCode: wordIn(partOf(said, name), "currency") };
}

/** An order is asked for, and its link is closed: both names are kept. */
const referenceOf = (orderId: string, linkId: string) => `${orderId}.${linkId}`;
const orderIn = (reference: string) => reference.split(".")[0] ?? "";
const linkIn = (reference: string) => reference.split(".")[1] ?? "";

const begunWith = (locationId: string, { paymentId, email, ...checkout }: Checkout & Pick<Payer, "email">) => ({
  idempotency_key: paymentId,
  order: {
    location_id: locationId,
    reference_id: paymentId,
    line_items: [
      {
        name: cutText(checkout.description, MOST_CHARACTERS),
        quantity: "1",
        base_price_money: { amount: checkout.amountMinor, currency: checkout.currencyCode },
      },
    ],
  },
  checkout_options: { redirect_url: checkout.returnUrl, ask_for_shipping_address: false, allow_tipping: false },
  ...(email === "" ? {} : { pre_populated_data: { buyer_email: email } }),
});

/** One thing at Square by its name. */
const read = async (account: SquareupAccount, kind: "orders" | "payments" | "refunds", id: string): Promise<Said> =>
  partOf(await callSquareup(account, "GET", `/${kind}/${encodeURIComponent(id)}`), kind.slice(0, -1));

async function orderAt(account: SquareupAccount, id: string): Promise<Said | undefined> {
  try {
    return await read(account, "orders", id);
  } catch (error) {
    if (error instanceof GatewayRefused) return undefined;
    throw error;
  }
}

/** Gives an order's payment back, all of it or a part, under a name of ours. */
async function giveBack(
  account: SquareupAccount,
  reference: string,
  refundId: string,
  part?: { amount: number; currency: string },
): Promise<GivenBack> {
  const payment = await paymentOf(account, (await orderAt(account, orderIn(reference))) ?? {});
  if (!payment || wordIn(payment, "status") !== "COMPLETED") throw new GatewayRefused("not_paid");
  const asked = {
    idempotency_key: `refund-${refundId}`,
    payment_id: wordIn(payment, "id"),
    amount_money: part ?? partOf(payment, "amount_money"),
  };
  const refund = partOf(await callSquareup(account, "POST", "/refunds", asked), "refund");
  const stand = REFUNDS[wordIn(refund, "status")] ?? "requested";
  if (stand === "refused") throw new GatewayRefused(wordIn(refund, "status"));
  return stand;
}

/** What an order was paid with: of several tries the one that took the money, else the last. */
async function paymentOf(account: SquareupAccount, order: Said): Promise<Said | undefined> {
  const tries: Said[] = [];
  for (const tender of listIn(order, "tenders"))
    tries.push(await read(account, "payments", wordIn(tender, "payment_id") || wordIn(tender, "id")));
  return tries.find((each) => wordIn(each, "status") === "COMPLETED") ?? tries.at(-1);
}

async function refundOf(account: SquareupAccount, payment: Said): Promise<Pick<GatewayTruth, "refund">> {
  const ids = payment["refund_ids"];
  const last: unknown = Array.isArray(ids) ? ids.at(-1) : undefined;
  if (typeof last !== "string") return {};
  return { refund: REFUNDS[wordIn(await read(account, "refunds", last), "status")] ?? "requested" };
}

/** Payments by links of Square. */
export function squareupOperations(account: SquareupAccount): Operations<"redirect", "email"> {
  return {
    begin: async (checkout) => {
      const asked = begunWith(account.locationId, checkout);
      const link = partOf(await callSquareup(account, "POST", "/online-checkout/payment-links", asked), "payment_link");
      const checkoutUrl = pageAt(wordIn(link, "url"), SQUAREUP_HOSTS[account.mode].pages);
      return { reference: referenceOf(wordIn(link, "order_id"), wordIn(link, "id")), checkoutUrl };
    },
    ask: async (reference) => {
      const order = await orderAt(account, orderIn(reference));
      if (!order) return NOT_KNOWN;
      const paymentId = wordIn(order, "reference_id") || null;
      const payment = await paymentOf(account, order);
      if (!payment) return { ...stateBy(ORDERS, wordIn(order, "state")), paymentId, ...moneyIn(order, "total_money") };
      const stands = stateBy(PAYMENTS, wordIn(payment, "status"));
      return { ...stands, paymentId, ...moneyIn(payment, "amount_money"), ...(await refundOf(account, payment)) };
    },
    close: async (reference) => {
      try {
        await callSquareup(
          account,
          "DELETE",
          `/online-checkout/payment-links/${encodeURIComponent(linkIn(reference))}`,
        );
      } catch (error) {
        // It is gone already: a query tells how its order stands.
        if (!(error instanceof GatewayRefused)) throw error;
      }
    },
    giveBack: (reference, paymentId) => giveBack(account, reference, paymentId),
    giveBackPart: (reference, { refundId, amountMinor: amount, currencyCode: currency }) =>
      giveBack(account, reference, refundId, { amount, currency }),
    verify: async (message) => {
      const event = await readSquareupEvent(account.webhookSecret, message);
      // An event names the order, and the order our payment.
      const order = event && (await orderAt(account, event.orderId));
      const paymentId = order ? wordIn(order, "reference_id") : "";
      return event && paymentId !== "" ? { eventId: event.eventId, reference: null, paymentId } : null;
    },
  };
}

/** The field of an account that Square does not know; undefined where it knows them. @throws UpstreamError */
export async function wrongAtSquareup(account: SquareupAccount): Promise<"accessToken" | "locationId" | undefined> {
  try {
    await callSquareup(account, "GET", `/locations/${encodeURIComponent(account.locationId)}`);
    return undefined;
  } catch (error) {
    if (error instanceof SquareupKeyRefused) return "accessToken";
    if (error instanceof GatewayRefused) return "locationId";
    throw error;
  }
}
