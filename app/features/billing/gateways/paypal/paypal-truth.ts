import type { GatewayTruth } from "../../domain/payments/payment";
import { listIn, partOf, wordIn } from "../call-gateway.server";
import { moneyOf, stateBy } from "../gateway-truth";

/** An order as PayPal shows it. */
export type PaypalOrder = Record<string, unknown>;

/** Put before our name in an order that is closed: PayPal has no end for one, and whoever sees it captures nothing. */
export const CLOSED = "closed:";

const ORDERS: Readonly<Record<string, GatewayTruth["state"]>> = {
  CREATED: "open",
  SAVED: "open",
  PAYER_ACTION_REQUIRED: "open",
  APPROVED: "open",
  VOIDED: "closed",
};

const CAPTURES: Readonly<Record<string, GatewayTruth["state"]>> = {
  COMPLETED: "paid",
  REFUNDED: "paid",
  PARTIALLY_REFUNDED: "paid",
  PENDING: "pending",
  DECLINED: "failed",
  FAILED: "failed",
};

const REFUNDS: Readonly<Record<string, GatewayTruth["refund"]>> = {
  PENDING: "requested",
  COMPLETED: "done",
  FAILED: "refused",
  CANCELLED: "refused",
};

const unitOf = (order: PaypalOrder) => listIn(order, "purchase_units")[0] ?? {};

/** The capture of an order; undefined before there is one. */
export const captureOf = (order: PaypalOrder): Record<string, unknown> | undefined =>
  listIn(partOf(unitOf(order), "payments"), "captures")[0];

/** Our name in an order, as it stands there. */
export const nameIn = (order: PaypalOrder): string => wordIn(unitOf(order), "custom_id");

function refundOf(order: PaypalOrder, capture: Record<string, unknown>): Pick<GatewayTruth, "refund"> {
  if (wordIn(capture, "status") === "REFUNDED") return { refund: "done" };
  const last = listIn(partOf(unitOf(order), "payments"), "refunds").at(-1);
  const refund = last && REFUNDS[wordIn(last, "status")];
  return refund ? { refund } : {};
}

/** How an order stands. What was captured counts, not what was asked for. */
export function truthOfOrder(order: PaypalOrder): GatewayTruth {
  const capture = captureOf(order);
  const amount = partOf(capture ?? unitOf(order), "amount");
  const name = wordIn(capture ?? {}, "custom_id") || nameIn(order);
  const known = {
    paymentId: name.replace(CLOSED, "") || null,
    ...moneyOf(wordIn(amount, "value"), wordIn(amount, "currency_code")),
  };
  if (capture) return { ...stateBy(CAPTURES, wordIn(capture, "status")), ...refundOf(order, capture), ...known };
  const stands = stateBy(ORDERS, wordIn(order, "status"));
  return {
    ...stands,
    ...known,
    ...(stands.state === "open" && name.startsWith(CLOSED) ? { state: "closed" as const } : {}),
  };
}
