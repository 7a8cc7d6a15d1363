import type { GatewayTruth } from "../../domain/payments/payment";
import { wordIn } from "../call-gateway.server";
import { moneyOf, stateBy } from "../gateway-truth";
import { namesOf, paymentNamed } from "../second-name";
import type { FawryAccount } from "./fawry-account";
import { callFawry, signFawry, type FawryAnswer } from "./fawry-call.server";

const STATES: Readonly<Record<string, GatewayTruth["state"]>> = {
  NEW: "open",
  UNPAID: "open",
  PAID: "paid",
  DELIVERED: "paid",
  REFUNDED: "paid",
  PARTIAL_REFUNDED: "paid",
  FAILED: "failed",
  EXPIRED: "closed",
  CANCELED: "closed",
};

/** One order, as Fawry tells it. */
export interface FawryOrder {
  /** Fawry's own number. */
  number: string;
  amount: string;
  truth: GatewayTruth;
}

const statusIn = (said: FawryAnswer) => wordIn(said, "orderStatus") || wordIn(said, "paymentStatus");

function orderIn(said: FawryAnswer): FawryOrder {
  const status = statusIn(said);
  // What was paid may hold fees on top.
  const amount = wordIn(said, "orderAmount") || wordIn(said, "paymentAmount");
  return {
    number: wordIn(said, "fawryRefNumber") || wordIn(said, "referenceNumber"),
    amount,
    truth: {
      ...stateBy(STATES, status),
      ...moneyOf(amount, "EGP"),
      paymentId: paymentNamed(wordIn(said, "merchantRefNumber")) || null,
      ...(status.toUpperCase() === "REFUNDED" ? { refund: "done" as const } : {}),
    },
  };
}

/** The order of a name; undefined where Fawry knows none. */
async function orderNamed(account: FawryAccount, name: string): Promise<FawryOrder | undefined> {
  const { merchantCode, secureKey } = account;
  const signature = await signFawry(secureKey, merchantCode, name);
  const query = new URLSearchParams({ merchantCode, merchantRefNumber: name, signature });
  const said = await callFawry(account, `/ECommerceWeb/Fawry/payments/status/v2?${query.toString()}`);
  return statusIn(said) === "" ? undefined : orderIn(said);
}

/** What Fawry knows of a payment: the order that is paid, else the later one. */
export async function fawryOrder(account: FawryAccount, paymentId: string): Promise<FawryOrder | undefined> {
  const [first, second] = namesOf(paymentId);
  const one = await orderNamed(account, first);
  return one?.truth.state === "paid" ? one : ((await orderNamed(account, second)) ?? one);
}

/** Whether there is an answer to a question that the key signs. @throws FawryKeyRefused, UpstreamError */
export const tryFawryKey = (account: FawryAccount): Promise<unknown> => orderNamed(account, "none");
