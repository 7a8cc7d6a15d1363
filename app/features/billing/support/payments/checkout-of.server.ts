import { DAY_MS } from "~/kernel/time/dates";
import { paths } from "~/paths";
import type { RequestContext } from "~/platform/context.server";
import { InvalidError } from "~/platform/http/errors.server";
import type { PaymentRow } from "../../data/payments/payments.server";
import type { PayerContact } from "../../domain/payments/payer";
import type { Begun, Checkout, Flow, Payer } from "../../gateways/operations.server";
import { gatewayByType } from "../../gateways/registry.server";
import { writtenStep } from "./next-step.server";
import { paymentReference } from "./payment-reference.server";
import type { WantedPayment } from "./wanted-payment.server";

export const PHONE_NEEDED = { field: "phone", message: "billing:problem.phone" };

const NOBODY: PayerContact = { email: "", name: "", phone: "" };

/** Who pays, read only as far as the gateway asks for it. @throws InvalidError where it needs a phone and none is known */
async function payerOf(context: RequestContext, payment: PaymentRow, wanted: WantedPayment): Promise<Payer> {
  const needs = gatewayByType(payment.gatewayType)?.needs ?? [];
  const known = needs.some((need) => need in NOBODY) ? await wanted.payer() : NOBODY;
  if (needs.includes("phone") && known.phone === "") throw new InvalidError([PHONE_NEEDED]);
  return { ...known, ...wanted.browser, locale: context.locale.replace("_", "-") };
}

/** All that a payment is begun with at its gateway. @throws InvalidError at the phone */
export async function checkoutOf(
  context: RequestContext,
  payment: PaymentRow,
  wanted: WantedPayment,
): Promise<Checkout & Payer> {
  const { id: paymentId, gatewayType, gatewayReference, amountMinor, currencyCode, description, createdAt } = payment;
  const reference = await paymentReference(context, payment);
  return {
    ...{ paymentId, amountMinor, currencyCode, description },
    ownReference: gatewayReference ?? paymentId,
    returnUrl: `${context.origin}${paths.gatewayReturn(gatewayType, reference)}`,
    eventUrl: `${context.origin}${paths.gatewayWebhook(gatewayType)}`,
    expiresAt: wanted.expiresAt ?? createdAt + DAY_MS,
    immediate: wanted.immediate,
    ...(await payerOf(context, payment, wanted)),
  };
}

/** Where a payment that was begun is paid: at the gateway's page, or at the page of ours that leads on. */
export async function placeOf(
  context: RequestContext,
  payment: PaymentRow,
  begun: Begun[Flow],
): Promise<{ checkoutUrl: string; checkoutForm: string | null }> {
  if ("checkoutUrl" in begun) return { checkoutUrl: begun.checkoutUrl, checkoutForm: null };
  const checkoutUrl = `${context.origin}${paths.continuePayment(await paymentReference(context, payment))}`;
  return { checkoutUrl, checkoutForm: writtenStep(begun) };
}
