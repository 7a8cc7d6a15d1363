import type Stripe from "stripe";
import { ForbiddenError, UpstreamError } from "~/platform/http/errors.server";
import type { GatewayTruth } from "../../domain/payments/payment";
import { fromGatewayUnits, toGatewayUnits } from "../amount-units";
import { GatewayRefused, type Checkout, type GatewayEvent, type Operations, type Payer } from "../operations.server";
import type { StripeAccount } from "./stripe-account";
import { STRIPE_UNITS } from "./stripe-units";

const PATIENCE_MS = 10_000;

const library = async () => (await import("./stripe-library.server")).Stripe;

async function clientOf({ secretKey }: Pick<StripeAccount, "secretKey">): Promise<Stripe> {
  const Library = await library();
  return new Library(secretKey, {
    httpClient: Library.createFetchHttpClient((...request) => fetch(...request)),
    timeout: PATIENCE_MS,
    maxNetworkRetries: 1,
    telemetry: false,
  });
}

/** What Stripe said no to for good is told apart from what it may say yes to another time. */
async function asked<T>(account: StripeAccount, work: (stripe: Stripe) => Promise<T>): Promise<T> {
  const stripe = await clientOf(account);
  try {
    return await work(stripe);
  } catch (error) {
    const { StripeInvalidRequestError, StripeIdempotencyError, StripeError } = (await library()).errors;
    if (error instanceof StripeInvalidRequestError || error instanceof StripeIdempotencyError)
      throw new GatewayRefused(error.code ?? error.type);
    if (error instanceof StripeError) throw new UpstreamError("gatewayUnreachable");
    throw error;
  }
}

/** Of a session that its payer has completed and that is not paid: on its way, or refused in the end. */
const REFUSED: ReadonlySet<string> = new Set(["requires_payment_method", "canceled"]);

function stateOf({ status, payment_status, payment_intent }: Stripe.Checkout.Session): GatewayTruth["state"] {
  if (payment_status !== "unpaid") return "paid";
  if (status === "open") return "open";
  if (status === "expired") return "closed";
  const intent = typeof payment_intent === "object" ? payment_intent?.status : undefined;
  return REFUSED.has(intent ?? "") ? "failed" : "pending";
}

function truthOf(session: Stripe.Checkout.Session): GatewayTruth {
  const currencyCode = (session.currency ?? "").toUpperCase();
  return {
    state: stateOf(session),
    paymentId: session.client_reference_id,
    amountMinor: fromGatewayUnits(STRIPE_UNITS, session.amount_total ?? 0, currencyCode),
    currencyCode,
  };
}

type EmailedCheckout = Checkout & Pick<Payer, "email">;

function sessionOf({ paymentId, returnUrl, ...checkout }: EmailedCheckout): Stripe.Checkout.SessionCreateParams {
  const { amountMinor, currencyCode, description, email, immediate } = checkout;
  const amount = toGatewayUnits(STRIPE_UNITS, amountMinor, currencyCode);
  if (amount === undefined) throw new GatewayRefused("amount_not_exact");
  const price = { currency: currencyCode.toLowerCase(), unit_amount: amount, product_data: { name: description } };
  return {
    mode: "payment",
    client_reference_id: paymentId,
    line_items: [{ quantity: 1, price_data: price }],
    payment_intent_data: { description, metadata: { paymentId } },
    success_url: returnUrl,
    cancel_url: returnUrl,
    ...(email === "" ? {} : { customer_email: email }),
    ...(immediate ? { payment_method_types: ["card"] } : {}),
  };
}

/** What an event tells of a payment, of those that can change how one stands (docs.stripe.com, Fulfill orders). */
function toldBy(event: Stripe.Event): GatewayEvent | null {
  switch (event.type) {
    case "checkout.session.completed":
    case "checkout.session.async_payment_succeeded":
    case "checkout.session.async_payment_failed":
    case "checkout.session.expired": {
      const { id, client_reference_id } = event.data.object;
      return { eventId: event.id, reference: id, paymentId: client_reference_id };
    }
    default:
      return null;
  }
}

/** Payments by Stripe Checkout: its page, its cards, its rules of strong authentication. */
export function stripeOperations(account: StripeAccount): Operations<"redirect", "email"> {
  return {
    begin: (checkout) =>
      asked(account, async ({ checkout: { sessions } }) => {
        const key = { idempotencyKey: `checkout:${checkout.paymentId}` };
        const { id, url } = await sessions.create(sessionOf(checkout), key);
        if (url === null) throw new GatewayRefused("not_open");
        return { reference: id, checkoutUrl: url };
      }),
    ask: (reference) =>
      asked(account, async ({ checkout: { sessions } }) =>
        truthOf(await sessions.retrieve(reference, { expand: ["payment_intent"] })),
      ),
    close: async (reference) => {
      try {
        await asked(account, ({ checkout: { sessions } }) => sessions.expire(reference));
      } catch (error) {
        // It is paid or closed already: a query tells which.
        if (!(error instanceof GatewayRefused)) throw error;
      }
    },
    giveBack: (reference, paymentId) =>
      asked(account, async ({ checkout: { sessions }, refunds }) => {
        const { payment_intent } = await sessions.retrieve(reference);
        const intent = typeof payment_intent === "string" ? payment_intent : payment_intent?.id;
        if (intent === undefined) throw new GatewayRefused("not_paid");
        try {
          await refunds.create({ payment_intent: intent }, { idempotencyKey: `refund:${paymentId}` });
        } catch (error) {
          const given =
            error instanceof (await library()).errors.StripeError && error.code === "charge_already_refunded";
          if (!given) throw error;
        }
      }),
    verify: async ({ headers, body }) => {
      const signature = headers.get("stripe-signature") ?? "";
      if (account.webhookSecret === "") throw new ForbiddenError();
      const crypto = (await library()).createSubtleCryptoProvider();
      const { webhooks } = await clientOf(account);
      try {
        return toldBy(await webhooks.constructEventAsync(body, signature, account.webhookSecret, undefined, crypto));
      } catch {
        throw new ForbiddenError();
      }
    },
  };
}

/** Whether Stripe knows a secret key. @throws UpstreamError where it does not answer */
export async function isKeyOfStripe(secretKey: string): Promise<boolean> {
  const stripe = await clientOf({ secretKey });
  try {
    await stripe.balance.retrieve();
    return true;
  } catch (error) {
    const { StripeAuthenticationError, StripePermissionError } = (await library()).errors;
    if (error instanceof StripeAuthenticationError) return false;
    // A restricted key may be good for payments and not for this.
    if (error instanceof StripePermissionError) return true;
    throw new UpstreamError("gatewayUnreachable");
  }
}
