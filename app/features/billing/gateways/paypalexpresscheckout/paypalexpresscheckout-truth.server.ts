import { DAY_MS } from "~/kernel/time/dates";
import type { GatewayTruth } from "../../domain/payments/payment";
import { moneyOf, stateBy } from "../gateway-truth";
import { GatewayRefused } from "../operations.server";
import type { ExpressCheckoutAccount } from "./paypalexpresscheckout-account";
import { callExpressCheckout, type Answered } from "./paypalexpresscheckout-call.server";

/** How far back a payment is searched for. */
const SEARCHED_MS = 400 * DAY_MS;
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
export const referenceOf = (token: string, paymentId: string) => `${token}/${paymentId}`;
const tokenIn = (reference: string) => reference.split("/")[0] ?? "";
const paymentIn = (reference: string) => reference.split("/")[1] ?? "";
/** A name by which a repeat is known: at most 38 characters. */
export const onceAs = (what: "s" | "c" | "r", paymentId: string) => `${what}${paymentId.replaceAll("-", "")}`;

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

/** What is known of a checkout by its token. @throws GatewayRefused */
export const readCheckout = (account: ExpressCheckoutAccount, reference: string): Promise<Answered> =>
  callExpressCheckout(account, "GetExpressCheckoutDetails", { TOKEN: tokenIn(reference) });

/** How a transaction stands. @throws GatewayRefused */
export const transactionAt = async (account: ExpressCheckoutAccount, id: string): Promise<GatewayTruth> =>
  truthOfTransaction(await callExpressCheckout(account, "GetTransactionDetails", { TRANSACTIONID: id }));

/** The transaction of a payment whose token has run out; empty where there is none. */
export async function searched(account: ExpressCheckoutAccount, reference: string, now: number): Promise<string> {
  const since = new Date(now - SEARCHED_MS).toISOString();
  const of = await callExpressCheckout(account, "TransactionSearch", {
    STARTDATE: since,
    INVNUM: paymentIn(reference),
  });
  for (let at = 0; of(`L_TRANSACTIONID${String(at)}`) !== ""; at += 1)
    if (of(`L_TYPE${String(at)}`) === "Payment") return of(`L_TRANSACTIONID${String(at)}`);
  return "";
}

/** Takes the money of a checkout that was approved. Gives why it will not, where that is for good. */
async function capture(account: ExpressCheckoutAccount, reference: string, of: Answered): Promise<string | null> {
  const same = ["AMT", "CURRENCYCODE", "INVNUM", "CUSTOM"].map((name) => `PAYMENTREQUEST_0_${name}`);
  try {
    await callExpressCheckout(account, "DoExpressCheckoutPayment", {
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

/** How a payment stands whose token is known; one that was approved is captured. @throws GatewayRefused */
export async function truthAt(account: ExpressCheckoutAccount, reference: string): Promise<GatewayTruth> {
  const of = await readCheckout(account, reference);
  const transaction = of("PAYMENTREQUEST_0_TRANSACTIONID");
  if (transaction !== "") return transactionAt(account, transaction);
  const truth = truthOfCheckout(of);
  if (truth.state !== "open" || of("PAYERID") === "") return truth;
  const refused = await capture(account, reference, of);
  const after = await readCheckout(account, reference);
  const taken = after("PAYMENTREQUEST_0_TRANSACTIONID");
  if (taken !== "") return transactionAt(account, taken);
  return refused === null ? truthOfCheckout(after) : { ...truth, state: "pending", unknownState: refused };
}
