import { ForbiddenError, UpstreamError } from "~/platform/http/errors.server";
import { DAY_MS } from "~/kernel/time/dates";
import type { GatewayTruth } from "../../domain/payments/payment";
import { pageAt } from "../call-gateway.server";
import { cutText } from "../gateway-text";
import { moneyOf, NOT_KNOWN, stateBy } from "../gateway-truth";
import { GatewayRefused, type Checkout, type Operations, type Payer } from "../operations.server";
import { EXPRESS_CHECKOUT_HOSTS, type ExpressCheckoutAccount } from "./paypalexpresscheckout-account";
import { callExpressCheckout, ExpressCheckoutKeyRefused, type Answered } from "./paypalexpresscheckout-call.server";
import { expressCheckoutAmount } from "./paypalexpresscheckout-units";

const MOST_CHARACTERS = 127;
/** How far back a payment is searched for. */
const SEARCHED_MS = 400 * DAY_MS;
/** Its token has run out. */
const EXPIRED = "10411";
/** Refusals of a capture that leave the rest to a question: the payer must choose again, or somebody was faster. */
const STANDS = new Set(["10406", "10412", "10415", "10486"]);

const CHECKOUTS: Readonly<Record<string, GatewayTruth["state"]>> = {
  PAYMENTACTIONNOTINITIATED: "open",
  PAYMENTACTIONINPROGRESS: "pending",
  PAYMENTACTIONFAILED: "failed",
};

const PAYMENTS: Readonly<Record<string, GatewayTruth["state"]>> = {
  COMPLETED: "paid",
  REFUNDED: "paid",
  "PARTIALLY-REFUNDED": "paid",
  REVERSED: "paid",
  PENDING: "pending",
  "IN-PROGRESS": "pending",
  FAILED: "failed",
  DENIED: "failed",
  VOIDED: "failed",
  EXPIRED: "failed",
};
const GIVEN_BACK = new Set(["REFUNDED", "REVERSED"]);

/** A token runs out in hours; from then on the payment is found by our name for it. */
const referenceOf = (token: string, paymentId: string) => `${token}/${paymentId}`;
const tokenIn = (reference: string) => reference.split("/")[0] ?? "";
const paymentIn = (reference: string) => reference.split("/")[1] ?? "";
/** A name by which a repeat is known: at most 38 characters. */
const onceAs = (what: "s" | "c" | "r", paymentId: string) => `${what}${paymentId.replaceAll("-", "")}`;

const begunWith = ({ paymentId, returnUrl, locale, ...checkout }: Checkout & Pick<Payer, "locale">) => ({
  PAYMENTREQUEST_0_AMT: expressCheckoutAmount(checkout.amountMinor, checkout.currencyCode),
  PAYMENTREQUEST_0_CURRENCYCODE: checkout.currencyCode,
  PAYMENTREQUEST_0_PAYMENTACTION: "Sale",
  PAYMENTREQUEST_0_INVNUM: paymentId,
  PAYMENTREQUEST_0_CUSTOM: paymentId,
  PAYMENTREQUEST_0_DESC: cutText(checkout.description, MOST_CHARACTERS),
  ...(checkout.immediate ? { PAYMENTREQUEST_0_ALLOWEDPAYMENTMETHOD: "InstantPaymentOnly" } : {}),
  RETURNURL: returnUrl,
  CANCELURL: returnUrl,
  NOSHIPPING: "1",
  SOLUTIONTYPE: "Sole",
  LOCALECODE: locale.replace("-", "_"),
  MSGSUBID: onceAs("s", paymentId),
});

function truthOfTransaction(of: Answered): GatewayTruth {
  const status = of("PAYMENTSTATUS");
  return {
    ...stateBy(PAYMENTS, status),
    ...(GIVEN_BACK.has(status.toUpperCase()) ? { refund: "done" as const } : {}),
    paymentId: of("CUSTOM") || null,
    ...moneyOf(of("AMT"), of("CURRENCYCODE")),
  };
}

const truthOfCheckout = (of: Answered): GatewayTruth => ({
  ...stateBy(CHECKOUTS, of("CHECKOUTSTATUS")),
  paymentId: of("PAYMENTREQUEST_0_CUSTOM") || null,
  ...moneyOf(of("PAYMENTREQUEST_0_AMT"), of("PAYMENTREQUEST_0_CURRENCYCODE")),
});

/** Payments by the old interface: its payers approve, and whoever asks then captures, once. */
export function expressCheckoutOperations(
  account: ExpressCheckoutAccount,
  now: number,
): Operations<"redirect", "locale"> {
  const call = (method: string, fields?: Readonly<Record<string, string>>) =>
    callExpressCheckout(account, method, fields);
  const page = EXPRESS_CHECKOUT_HOSTS[account.mode].page;
  const read = (reference: string) => call("GetExpressCheckoutDetails", { TOKEN: tokenIn(reference) });
  const transactionAt = async (id: string) =>
    truthOfTransaction(await call("GetTransactionDetails", { TRANSACTIONID: id }));

  /** The transaction of a payment whose token has run out; empty where there is none. */
  async function searched(reference: string): Promise<string> {
    const since = new Date(now - SEARCHED_MS).toISOString();
    const of = await call("TransactionSearch", { STARTDATE: since, INVNUM: paymentIn(reference) });
    for (let at = 0; of(`L_TRANSACTIONID${String(at)}`) !== ""; at += 1)
      if (of(`L_TYPE${String(at)}`) === "Payment") return of(`L_TRANSACTIONID${String(at)}`);
    return "";
  }

  /** Takes the money of a checkout that was approved. Gives why it will not, where that is for good. */
  async function capture(reference: string, of: Answered): Promise<string | null> {
    const same = ["AMT", "CURRENCYCODE", "INVNUM", "CUSTOM"].map((name) => `PAYMENTREQUEST_0_${name}`);
    try {
      await call("DoExpressCheckoutPayment", {
        ...Object.fromEntries(same.map((name) => [name, of(name)])),
        PAYMENTREQUEST_0_PAYMENTACTION: "Sale",
        TOKEN: tokenIn(reference),
        PAYERID: of("PAYERID"),
        MSGSUBID: onceAs("c", paymentIn(reference)),
      });
    } catch (error) {
      if (!(error instanceof GatewayRefused)) throw error;
      if (!STANDS.has(error.reason)) return error.reason;
    }
    return null;
  }

  async function truthAt(reference: string): Promise<GatewayTruth> {
    const of = await read(reference);
    const transaction = of("PAYMENTREQUEST_0_TRANSACTIONID");
    if (transaction !== "") return transactionAt(transaction);
    const truth = truthOfCheckout(of);
    if (truth.state !== "open" || of("PAYERID") === "") return truth;
    const refused = await capture(reference, of);
    const after = await read(reference);
    const taken = after("PAYMENTREQUEST_0_TRANSACTIONID");
    if (taken !== "") return transactionAt(taken);
    return refused === null ? truthOfCheckout(after) : { ...truth, state: "pending", unknownState: refused };
  }

  return {
    begin: async (checkout) => {
      const token = (await call("SetExpressCheckout", begunWith(checkout)))("TOKEN");
      if (!/^EC-\w+$/.test(token)) throw new GatewayRefused("no_token");
      const query = new URLSearchParams({ cmd: "_express-checkout", useraction: "commit", token });
      const checkoutUrl = pageAt(`${page}/cgi-bin/webscr?${query.toString()}`, [page]);
      return { reference: referenceOf(token, checkout.paymentId), checkoutUrl };
    },
    ask: async (reference) => {
      try {
        return await truthAt(reference);
      } catch (error) {
        if (!(error instanceof GatewayRefused)) throw error;
        if (error.reason !== EXPIRED) return NOT_KNOWN;
      }
      const transaction = await searched(reference);
      return transaction === "" ? { ...NOT_KNOWN, state: "closed" } : transactionAt(transaction);
    },
    // What is not captured takes no money, and runs out by itself.
    close: () => Promise.resolve(),
    giveBack: async (reference, paymentId) => {
      const known = await read(reference).then(
        (of) => of("PAYMENTREQUEST_0_TRANSACTIONID"),
        (error: unknown) => {
          if (error instanceof UpstreamError) throw error;
          return "";
        },
      );
      const id = known || (await searched(reference));
      if (id === "" || (await transactionAt(id)).state !== "paid") throw new GatewayRefused("not_paid");
      try {
        await call("RefundTransaction", { TRANSACTIONID: id, REFUNDTYPE: "Full", MSGSUBID: onceAs("r", paymentId) });
      } catch (error) {
        const given = error instanceof GatewayRefused && (await transactionAt(id)).refund === "done";
        if (!given) throw error;
      }
      return "done";
    },
    verify: () => Promise.reject(new ForbiddenError()),
  };
}

/** Whether the credentials are known. @throws UpstreamError where it does not answer */
export async function isKnownAtExpressCheckout(account: ExpressCheckoutAccount): Promise<boolean> {
  try {
    await callExpressCheckout(account, "GetPalDetails");
    return true;
  } catch (error) {
    if (error instanceof ExpressCheckoutKeyRefused) return false;
    if (error instanceof GatewayRefused) return true;
    throw error;
  }
}
