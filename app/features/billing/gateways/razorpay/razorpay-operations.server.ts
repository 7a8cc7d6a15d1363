import type { GatewayTruth } from "../../domain/payments/payment";
import { fromGatewayUnits, toGatewayUnits, type AmountUnits } from "../amount-units";
import { listIn, pageAt, wordIn } from "../call-gateway.server";
import { cutText } from "../gateway-text";
import { NOT_KNOWN, stateBy } from "../gateway-truth";
import { GatewayRefused, NOT_EXACT, type Checkout, type Operations, type Payer } from "../operations.server";
import type { RazorpayAccount } from "./razorpay-account";
import { callRazorpay, RazorpayKeyRefused } from "./razorpay-call.server";
import { readRazorpayEvent } from "./razorpay-event.server";

/** Where Razorpay's page is reached. */
export const RAZORPAY_PAGE = "https://rzp.io";

type Link = Record<string, unknown>;
type Needs = "email" | "name";

/** Of currencies with three digits Razorpay takes steps of ten alone. */
const UNITS: AmountUnits = { step: (_currency, iso) => (iso === 3 ? 10 : 1) };
const MOST_CHARACTERS = 250;
/** A link must be open for a quarter of an hour, and may be for half a year. */
const LEAST_MS = 16 * 60_000;
const MOST_MS = 180 * 86_400_000;

const STATES: Readonly<Record<string, GatewayTruth["state"]>> = {
  CREATED: "open",
  PARTIALLY_PAID: "pending",
  PAID: "paid",
  CANCELLED: "closed",
  EXPIRED: "closed",
};

const REFUNDS: Readonly<Record<string, NonNullable<GatewayTruth["refund"]>>> = {
  pending: "requested",
  processed: "done",
  failed: "refused",
};

/** The payment of a link that took the money; empty where there is none. */
const paymentIn = (link: Link): string =>
  wordIn(listIn(link, "payments").find((each) => wordIn(each, "status") === "captured") ?? {}, "payment_id");

function truthOf(link: Link): GatewayTruth {
  const currencyCode = wordIn(link, "currency");
  const stands = stateBy(STATES, wordIn(link, "status"));
  const amount = wordIn(link, stands.state === "paid" ? "amount_paid" : "amount");
  return {
    ...stands,
    paymentId: wordIn(link, "reference_id") || null,
    amountMinor: fromGatewayUnits(UNITS, amount === "" ? -1 : Number(amount), currencyCode),
    currencyCode,
  };
}

function begunWith(checkout: Checkout & Pick<Payer, Needs>, now: number): object {
  const { paymentId, amountMinor, currencyCode, description, returnUrl, expiresAt, email, name } = checkout;
  const amount = toGatewayUnits(UNITS, amountMinor, currencyCode);
  if (amount === undefined) throw new GatewayRefused(NOT_EXACT);
  const expiry = Math.min(Math.max(expiresAt, now + LEAST_MS), now + MOST_MS);
  return {
    ...{ amount, currency: currencyCode, accept_partial: false, expire_by: Math.floor(expiry / 1_000) },
    reference_id: paymentId,
    description: cutText(description, MOST_CHARACTERS),
    customer: { ...(name ? { name: cutText(name, MOST_CHARACTERS) } : {}), ...(email ? { email } : {}) },
    notify: { sms: false, email: false },
    reminder_enable: false,
    ...{ callback_url: returnUrl, callback_method: "get" },
  };
}

const linkAt = (id: string, rest = "") => `/payment_links/${encodeURIComponent(id)}${rest}`;
const paymentAt = (id: string, rest: string) => `/payments/${encodeURIComponent(id)}${rest}`;

/** The link that a payment was begun by; undefined where there is none. */
async function named(account: RazorpayAccount, paymentId: string): Promise<Link | undefined> {
  const said = await callRazorpay(account, `/payment_links?reference_id=${encodeURIComponent(paymentId)}`);
  return listIn(said, "payment_links").find((link) => wordIn(link, "reference_id") === paymentId);
}

/** How money of a payment stands that is to be given back; undefined where nobody asked for it. */
async function refundOf(account: RazorpayAccount, payment: string): Promise<GatewayTruth["refund"]> {
  const refunds = listIn(await callRazorpay(account, paymentAt(payment, "/refunds")), "items");
  const stand = refunds.map((each) => REFUNDS[wordIn(each, "status")] ?? "requested");
  return stand.find((each) => each !== "refused") ?? stand[0];
}

/** Payments by links of Razorpay. */
export function razorpayOperations(account: RazorpayAccount, now: number): Operations<"redirect", Needs> {
  return {
    begin: async (checkout) => {
      const asked = begunWith(checkout, now);
      const link = await callRazorpay(account, "/payment_links", asked).catch(async (error: unknown) => {
        // A name is taken once: it may have been begun by somebody whose answer was lost.
        const begun = error instanceof GatewayRefused ? await named(account, checkout.paymentId) : undefined;
        if (!begun) throw error;
        return begun;
      });
      return { reference: wordIn(link, "id"), checkoutUrl: pageAt(wordIn(link, "short_url"), [RAZORPAY_PAGE]) };
    },
    ask: async (reference) => {
      const link = await callRazorpay(account, linkAt(reference)).catch((error: unknown) => {
        if (error instanceof GatewayRefused) return undefined;
        throw error;
      });
      if (!link) return NOT_KNOWN;
      const payment = paymentIn(link);
      // How a refund stands must not hide that money came.
      const refund = payment === "" ? undefined : await refundOf(account, payment).catch(() => undefined);
      return { ...truthOf(link), ...(refund ? { refund } : {}) };
    },
    close: async (reference) => {
      try {
        await callRazorpay(account, linkAt(reference, "/cancel"), {});
      } catch (error) {
        // It is paid or at its end already: a query tells which.
        if (!(error instanceof GatewayRefused)) throw error;
      }
    },
    giveBack: async (reference, paymentId) => {
      const payment = paymentIn(await callRazorpay(account, linkAt(reference)));
      if (payment === "") throw new GatewayRefused("not_paid");
      try {
        const once = { "x-refund-idempotency": paymentId };
        const refund = await callRazorpay(account, paymentAt(payment, "/refund"), { speed: "normal" }, once);
        return wordIn(refund, "status") === "processed" ? "done" : "requested";
      } catch (error) {
        const refund = error instanceof GatewayRefused ? await refundOf(account, payment) : undefined;
        if (refund === "done" || refund === "requested") return refund;
        throw error;
      }
    },
    verify: (message) => readRazorpayEvent(account.webhookSecret, message),
  };
}

/** Whether Razorpay knows the keys. @throws UpstreamError where it does not answer */
export async function areKeysOfRazorpay(account: RazorpayAccount): Promise<boolean> {
  try {
    await callRazorpay(account, "/payment_links?reference_id=none");
    return true;
  } catch (error) {
    if (error instanceof RazorpayKeyRefused) return false;
    throw error;
  }
}
