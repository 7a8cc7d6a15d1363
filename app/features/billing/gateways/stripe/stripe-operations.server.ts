import type { GatewayTruth } from "../../domain/payments/payment";
import { fromGatewayUnits, toGatewayUnits } from "../amount-units";
import { pageAt, partOf, wordIn } from "../call-gateway.server";
import { GatewayRefused, NOT_EXACT, type Checkout, type Operations, type Payer } from "../operations.server";
import type { StripeAccount } from "./stripe-account";
import { callStripe, StripeKeyRefused, type StripeCall } from "./stripe-call.server";
import { stripeReport } from "./stripe-report.server";
import { readStripeEvent } from "./stripe-event.server";
import { STRIPE_UNITS } from "./stripe-units";

/** Where Stripe's page is. */
export const STRIPE_PAGE = "https://checkout.stripe.com";
/** What Stripe keeps of a description. */
const MOST_CHARACTERS = 250;

type Session = Record<string, unknown>;

/** Of a session that its payer has completed and that is not paid: on its way, or refused in the end. */
const REFUSED: ReadonlySet<string> = new Set(["requires_payment_method", "canceled"]);

/** What of a session's payment is settled; of a word that is neither, a person is told. */
const PAID: ReadonlySet<string> = new Set(["paid", "no_payment_required"]);

function stateOf(session: Session): Pick<GatewayTruth, "state" | "unknownState"> {
  const [status, paid] = [wordIn(session, "status"), wordIn(session, "payment_status")];
  if (PAID.has(paid)) return { state: "paid" };
  if (status === "open") return { state: "open" };
  if (status === "expired") return { state: "closed" };
  if (status !== "complete" || paid !== "unpaid") return { state: "pending", unknownState: `${status} ${paid}` };
  return { state: REFUSED.has(wordIn(partOf(session, "payment_intent"), "status")) ? "failed" : "pending" };
}

function truthOf(session: Session): GatewayTruth {
  const currencyCode = wordIn(session, "currency").toUpperCase();
  return {
    ...stateOf(session),
    paymentId: wordIn(session, "client_reference_id") || null,
    amountMinor: fromGatewayUnits(STRIPE_UNITS, Number(session["amount_total"] ?? 0), currencyCode),
    currencyCode,
  };
}

type EmailedCheckout = Checkout & Pick<Payer, "email">;

/** An amount in Stripe's units. @throws GatewayRefused */
function unitsOf(amountMinor: number, currencyCode: string): string {
  const amount = toGatewayUnits(STRIPE_UNITS, amountMinor, currencyCode);
  if (amount === undefined) throw new GatewayRefused(NOT_EXACT);
  return String(amount);
}

function fieldsOf({ paymentId, returnUrl, ...checkout }: EmailedCheckout): Record<string, string> {
  const { amountMinor, currencyCode, email, immediate } = checkout;
  const description = [...checkout.description].slice(0, MOST_CHARACTERS).join("");
  return {
    mode: "payment",
    client_reference_id: paymentId,
    "line_items[0][quantity]": "1",
    "line_items[0][price_data][currency]": currencyCode.toLowerCase(),
    "line_items[0][price_data][unit_amount]": unitsOf(amountMinor, currencyCode),
    "line_items[0][price_data][product_data][name]": description,
    "payment_intent_data[description]": description,
    "payment_intent_data[metadata][paymentId]": paymentId,
    success_url: returnUrl,
    cancel_url: returnUrl,
    ...(email === "" ? {} : { customer_email: email }),
    ...(immediate ? { "payment_method_types[0]": "card" } : {}),
  };
}

/** Payments by Stripe Checkout: its page, its cards, its rules of strong authentication. */
export function stripeOperations(account: StripeAccount, now: number): Operations<"redirect", "email"> {
  const call = (asked: Omit<StripeCall, "secretKey">) => callStripe({ ...asked, secretKey: account.secretKey });
  const sessionAt = (reference: string, rest = "") => `/v1/checkout/sessions/${encodeURIComponent(reference)}${rest}`;
  const intentOf = async (reference: string): Promise<string> => {
    const intent = wordIn(await call({ method: "GET", path: sessionAt(reference) }), "payment_intent");
    if (intent === "") throw new GatewayRefused("not_paid");
    return intent;
  };
  return {
    begin: async (checkout) => {
      const session = await call({
        method: "POST",
        path: "/v1/checkout/sessions",
        fields: fieldsOf(checkout),
        idempotencyKey: `checkout:${checkout.paymentId}`,
      });
      const url = wordIn(session, "url");
      if (url === "") throw new GatewayRefused("not_open");
      return { reference: wordIn(session, "id"), checkoutUrl: pageAt(url, [STRIPE_PAGE]) };
    },
    ask: async (reference) =>
      truthOf(await call({ method: "GET", path: sessionAt(reference, "?expand[0]=payment_intent") })),
    close: async (reference) => {
      try {
        await call({ method: "POST", path: sessionAt(reference, "/expire"), fields: {} });
      } catch (error) {
        // It is paid or closed already: a query tells which.
        if (!(error instanceof GatewayRefused)) throw error;
      }
    },
    giveBack: async (reference, paymentId) => {
      const intent = await intentOf(reference);
      try {
        await call({
          method: "POST",
          path: "/v1/refunds",
          fields: { payment_intent: intent },
          idempotencyKey: `refund:${paymentId}`,
        });
      } catch (error) {
        const given = error instanceof GatewayRefused && error.reason === "charge_already_refunded";
        if (!given) throw error;
      }
      return "done";
    },
    giveBackPart: async (reference, { refundId, amountMinor, currencyCode }) => {
      const [intent, amount] = [await intentOf(reference), unitsOf(amountMinor, currencyCode)];
      const fields = { payment_intent: intent, amount };
      await call({ method: "POST", path: "/v1/refunds", fields, idempotencyKey: `refund:${refundId}` });
      return "done";
    },
    report: (from, to) => stripeReport(call, from, to),
    verify: (message) => readStripeEvent(account.webhookSecret, message, now),
  };
}

/** Whether Stripe knows a secret key. @throws UpstreamError where it does not answer */
export async function isKeyOfStripe(secretKey: string): Promise<boolean> {
  try {
    await callStripe({ secretKey, method: "GET", path: "/v1/balance" });
    return true;
  } catch (error) {
    // A restricted key may be good for payments and not for this.
    if (error instanceof StripeKeyRefused) return error.httpStatus === 403;
    throw error;
  }
}
