import { minorUnitDigits } from "~/kernel/codes/minor-units";
import type { GatewayTruth } from "../../domain/payments/payment";
import { listIn, pageAt, partOf, wordIn } from "../call-gateway.server";
import { cutText, decimalText } from "../gateway-text";
import { moneyOf, NOT_KNOWN, stateBy } from "../gateway-truth";
import { GatewayRefused, type Checkout, type Operations, type Payer } from "../operations.server";
import { namesOf, paymentNamed } from "../second-name";
import type { KashierAccount } from "./kashier-account";
import { callKashier, KashierKeyRefused } from "./kashier-call.server";
import { readKashierEvent } from "./kashier-event.server";

/** Where Kashier's page is. */
export const KASHIER_PAGE = "https://payments.kashier.io";
const MOST_CHARACTERS = 119;

const STATES: Readonly<Record<string, GatewayTruth["state"]>> = {
  CREATED: "open",
  OPENED: "open",
  PENDING: "pending",
  INITIATED: "pending",
  CAPTURED: "paid",
  SUCCESS: "paid",
  REFUNDED: "paid",
  DECLINED: "failed",
  FAILURE: "failed",
  FAILED: "failed",
  EXPIRED: "closed",
  CANCELLED: "closed",
};

type Order = Record<string, unknown>;
type Asked = Checkout & Pick<Payer, "email" | "locale">;

/** The try of an order that took money, of several that did not. */
const paidTry = (order: Order) =>
  listIn(order, "transactions").find(
    (each) => wordIn(each, "operation") === "pay" && wordIn(each, "status").toUpperCase() === "SUCCESS",
  ) ?? {};

const isGivenBack = (order: Order) =>
  wordIn(order, "status").toUpperCase() === "REFUNDED" || Number(wordIn(order, "totalRefundedAmount")) > 0;

function truthOf(order: Order): GatewayTruth {
  const asked = partOf(order, "order");
  const paid = paidTry(order);
  const of = (name: string) => wordIn(paid, name) || wordIn(asked, name);
  return {
    ...stateBy(STATES, wordIn(order, "status")),
    ...moneyOf(of("amount"), of("currency")),
    paymentId: paymentNamed(wordIn(order, "merchantOrderId")) || null,
    ...(isGivenBack(order) ? { refund: "done" as const } : {}),
  };
}

const begunWith = ({ merchantId }: KashierAccount, order: string, { description, ...checkout }: Asked) => ({
  merchantId,
  order,
  amount: decimalText(checkout.amountMinor, minorUnitDigits(checkout.currencyCode)),
  currency: checkout.currencyCode,
  expireAt: new Date(checkout.expiresAt).toISOString(),
  maxFailureAttempts: 3,
  paymentType: "credit",
  type: "one-time",
  allowedMethods: "card,wallet",
  display: checkout.locale.startsWith("ar") ? "ar" : "en",
  merchantRedirect: checkout.returnUrl,
  serverWebhook: checkout.eventUrl,
  failureRedirect: true,
  enable3DS: true,
  description: cutText(description, MOST_CHARACTERS),
  customer: { email: checkout.email, reference: checkout.paymentId },
});

/** Payments by sessions at a page of Kashier. */
export function kashierOperations(account: KashierAccount): Operations<"redirect", "email" | "locale"> {
  const session = (order: string, checkout: Asked) =>
    callKashier(account, { method: "POST", path: "/v3/payment/sessions", asked: begunWith(account, order, checkout) });
  /** Undefined where Kashier knows no such order. */
  const orderNamed = async (name: string): Promise<Order | undefined> => {
    try {
      const path = `/payments/orders/${encodeURIComponent(name)}`;
      return partOf(await callKashier(account, { method: "GET", path }), "response");
    } catch (error) {
      if (error instanceof GatewayRefused) return undefined;
      throw error;
    }
  };
  /** The order of a payment that counts: the one that took money, else the later one. */
  const orderOf = async (paymentId: string): Promise<Order | undefined> => {
    const [first, second] = namesOf(paymentId);
    const one = await orderNamed(first);
    if (one && truthOf(one).state === "paid") return one;
    return (await orderNamed(second)) ?? one;
  };
  return {
    begin: async (checkout) => {
      const [first, second] = namesOf(checkout.paymentId);
      const begun = await session(first, checkout).catch((error: unknown) => {
        // The name may be taken, by a try whose answer was lost: no code for it is known.
        if (error instanceof GatewayRefused) return session(second, checkout);
        throw error;
      });
      return { reference: checkout.paymentId, checkoutUrl: pageAt(wordIn(begun, "sessionUrl"), [KASHIER_PAGE]) };
    },
    ask: async (reference) => {
      const order = await orderOf(reference);
      return order ? truthOf(order) : NOT_KNOWN;
    },
    // A session ends by its time only.
    close: () => Promise.resolve(),
    giveBack: async (reference) => {
      const order = await orderOf(reference);
      if (!order || truthOf(order).state !== "paid") throw new GatewayRefused("not_paid");
      if (isGivenBack(order)) return "done";
      const paid = paidTry(order);
      const transaction = {
        amount: Number(wordIn(paid, "amount")),
        targetTransactionId: wordIn(paid, "transactionId"),
      };
      const path = `/v3/orders/${encodeURIComponent(wordIn(order, "orderId") || wordIn(order, "_id"))}`;
      const asked = { apiOperation: "REFUND", reason: "Refund", transaction };
      await callKashier(account, { at: "refunds", method: "PUT", path, asked });
      return "done";
    },
    verify: (message) => readKashierEvent(account.apiKey, message),
  };
}

/** Whether Kashier knows the secret key. @throws UpstreamError where it does not answer */
export async function isKeyOfKashier(account: KashierAccount): Promise<boolean> {
  try {
    await callKashier(account, { method: "GET", path: "/payments/orders/none" });
    return true;
  } catch (error) {
    if (error instanceof KashierKeyRefused) return false;
    if (error instanceof GatewayRefused) return true;
    throw error;
  }
}
