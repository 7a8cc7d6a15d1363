import { minorUnitDigits } from "~/kernel/codes/minor-units";
import type { GatewayTruth } from "../../domain/payments/payment";
import { pageAt, partOf, wordIn } from "../call-gateway.server";
import { cutText, decimalText } from "../gateway-text";
import { moneyOf, NOT_KNOWN, stateBy } from "../gateway-truth";
import { GatewayRefused, type Checkout, type Operations, type Payer } from "../operations.server";
import { PAYTABS_HOSTS, type PaytabsAccount } from "./paytabs-account";
import { callPaytabs, PaytabsKeyRefused } from "./paytabs-call.server";
import { readPaytabsEvent } from "./paytabs-event.server";

const MOST_CHARACTERS = 120;

type Transaction = Record<string, unknown>;
type Needs = "email" | "name" | "ipAddress" | "locale";

/** What PayTabs answers for a transaction. */
const STATES: Readonly<Record<string, GatewayTruth["state"]>> = {
  A: "paid",
  H: "pending",
  P: "pending",
  D: "failed",
  E: "failed",
  C: "closed",
  V: "closed",
  X: "closed",
};

const statusOf = (transaction: Transaction) => wordIn(partOf(transaction, "payment_result"), "response_status");
const isOf = (transaction: Transaction, type: string) => wordIn(transaction, "tran_type").toLowerCase() === type;
const wentWell = (transaction: Transaction) => statusOf(transaction).toUpperCase() === "A";

const isPaid = (each: Transaction) => isOf(each, "sale") && wentWell(each);
const isGivenBack = (each: Transaction) => isOf(each, "refund") && wentWell(each);

/** Of several tries at one cart the one that was paid counts, else the last. */
function truthOf(transactions: readonly Transaction[]): GatewayTruth {
  const tries = transactions.filter((each) => !isOf(each, "refund"));
  const counts =
    tries.find(isPaid) ?? tries.find((each) => STATES[statusOf(each).toUpperCase()] === "pending") ?? tries.at(-1);
  if (!counts) return NOT_KNOWN;
  const stands = stateBy(STATES, statusOf(counts));
  return {
    // Other types than a sale take no money.
    ...(stands.state === "paid" && !isPaid(counts)
      ? { state: "pending" as const, unknownState: wordIn(counts, "tran_type") }
      : stands),
    ...moneyOf(wordIn(counts, "cart_amount"), wordIn(counts, "cart_currency").toUpperCase()),
    paymentId: wordIn(counts, "cart_id") || null,
    ...(transactions.some(isGivenBack) ? { refund: "done" as const } : {}),
  };
}

const begunWith = ({ ownReference, description, ...checkout }: Checkout & Pick<Payer, Needs>) => ({
  tran_type: "sale",
  tran_class: "ecom",
  cart_id: ownReference,
  cart_currency: checkout.currencyCode,
  // A number of at most 15 digits is written as it was placed.
  cart_amount: Number(decimalText(checkout.amountMinor, minorUnitDigits(checkout.currencyCode))),
  cart_description: cutText(description, MOST_CHARACTERS),
  return: checkout.returnUrl,
  callback: checkout.eventUrl,
  hide_shipping: true,
  paypage_lang: checkout.locale.startsWith("ar") ? "ar" : "en",
  customer_details: {
    name: cutText(checkout.name, MOST_CHARACTERS),
    email: checkout.email,
    ip: checkout.ipAddress,
  },
});

/** Payments at a page of PayTabs; a cart is a payment of ours, by its id. */
export function paytabsOperations(account: PaytabsAccount): Operations<"redirect", Needs> {
  /** What is known of a cart; nothing until its payer has been at the page. */
  const transactionsOf = async (cart: string): Promise<Transaction[]> => {
    try {
      return await callPaytabs(account, "/payment/query", { cart_id: cart });
    } catch (error) {
      if (error instanceof GatewayRefused) return [];
      throw error;
    }
  };
  return {
    begin: async (checkout) => {
      const [page = {}] = await callPaytabs(account, "/payment/request", begunWith(checkout));
      const checkoutUrl = pageAt(wordIn(page, "redirect_url"), [PAYTABS_HOSTS[account.region]]);
      return { reference: checkout.ownReference, checkoutUrl };
    },
    ask: async (cart) => truthOf(await transactionsOf(cart)),
    // A page ends by itself only.
    close: () => Promise.resolve(),
    giveBack: async (cart) => {
      const transactions = await transactionsOf(cart);
      if (transactions.some(isGivenBack)) return "done";
      const paid = transactions.find(isPaid);
      if (!paid) throw new GatewayRefused("not_paid");
      const [refund = {}] = await callPaytabs(account, "/payment/request", {
        tran_type: "refund",
        tran_class: "ecom",
        tran_ref: wordIn(paid, "tran_ref"),
        cart_id: cart,
        cart_currency: wordIn(paid, "cart_currency"),
        cart_amount: Number(wordIn(paid, "cart_amount")),
        cart_description: "Refund",
      });
      if (!wentWell(refund)) throw new GatewayRefused(statusOf(refund) || "not_given_back");
      return "done";
    },
    verify: (message) => readPaytabsEvent(account.serverKey, message),
  };
}

/** Whether PayTabs knows the server key. @throws UpstreamError where it does not answer */
export async function isKeyOfPaytabs(account: PaytabsAccount): Promise<boolean> {
  try {
    await callPaytabs(account, "/payment/query", { cart_id: "none" });
    return true;
  } catch (error) {
    if (error instanceof PaytabsKeyRefused) return false;
    if (error instanceof GatewayRefused) return true;
    throw error;
  }
}
