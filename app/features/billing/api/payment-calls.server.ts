import { z } from "zod";
import { paths } from "~/paths";
import { DONE } from "~/kernel/answer";
import { callsOf, defineCall } from "~/platform/calls/calls.server";
import type { RequestContext } from "~/platform/context.server";
import { addressOf, limitRate } from "~/platform/rate-limit.server";
import { connectGatewaySchema, connectGatewayTakes, EVENT_METHODS } from "../gateways/registry.server";
import { changeGatewaySchema, orderGatewaysSchema } from "../schemas/accounts/gateway";
import {
  gatewayAnswer,
  gatewaysAnswer,
  payNowAnswer,
  paymentSettingsAnswer,
} from "../schemas/payments/payment-answers";
import { changePaymentOptionsSchema } from "../schemas/settings/payment-options";
import { payNowSchema } from "../schemas/payments/pay-now";
import { changePaymentOptions } from "../services/settings/change-payment-options.server";
import { connectGateway } from "../services/accounts/connect-gateway.server";
import { listGateways } from "../services/accounts/list-gateways.server";
import { payNow } from "../services/payments/pay-now.server";
import { payChoices } from "../support/accounts/gateway-of.server";
import { browserOf } from "../support/payments/browser-of.server";
import { paymentReference } from "../support/payments/payment-reference.server";
import { readPaymentOptions } from "../services/settings/read-payment-options.server";
import { readReceipt } from "../services/payments/read-receipt.server";
import { changeGateway } from "../services/accounts/change-gateway.server";
import { orderGateways } from "../services/accounts/order-gateways.server";
import { takeReturn } from "../services/payments/take-return.server";
import { takeEvent } from "../services/payments/take-event.server";

const payNowCallSchema = z.union([
  z.object({ payment: z.string().min(1).max(400) }),
  z.object({ begin: z.literal(false) }),
  payNowSchema,
]);

/**
 * Begins a payment by the practice's link, or tells how one stands that its signed name stands for. Either way it says by
 * which gateways somebody pays; with `begin` false it does no more.
 */
async function payOrCheck(context: RequestContext, input: z.infer<typeof payNowCallSchema>, request: Request) {
  await limitRate(context, "BOOKING_LIMIT", addressOf(request));
  const gateways = await payChoices(context, context.profile.currencyCode);
  if ("begin" in input) return { status: true, payment: null, reference: null, redirectUrl: null, gateways };
  if ("payment" in input) {
    const { id, status, amountMinor, currencyCode, checkoutUrl } = await readReceipt(context, input.payment);
    const payment = { id, uuid: id, status, amountMinor, currencyCode };
    return { status: true, payment, reference: input.payment, redirectUrl: checkoutUrl, gateways };
  }
  const { payment, checkoutUrl } = await payNow(context, input, browserOf(request));
  const { id, status, amountMinor, currencyCode } = payment;
  return {
    status: true,
    payment: { id, uuid: id, status, amountMinor, currencyCode },
    reference: await paymentReference(context, payment),
    redirectUrl: checkoutUrl,
    gateways,
  };
}

async function oneGateway(context: RequestContext, id: string) {
  const gateways = await listGateways(context);
  return { status: true, paymentGateway: gateways.find((gateway) => gateway.id === id) };
}

const settings = async (context: RequestContext) => ({ status: true, ...(await readPaymentOptions(context)) });

/** The calls about gateways and payments that are no appointment's. */
export const paymentCalls = [
  ...callsOf("billing", [
    defineCall({
      method: "GET",
      path: "/paymentSettings",
      auth: "session",
      audience: "admin",
      summary: "Returns how each kind of service is paid online, and the payment gateways.",
      answer: paymentSettingsAnswer,
      input: z.object({}),
      run: settings,
    }),
    defineCall({
      method: "PUT",
      path: "/paymentSettings",
      auth: "session",
      audience: "admin",
      summary:
        "Changes how one kind of service is paid online, or with gatewayOrder the order of the gateways. With a version, or with the order that was seen, only if it is still current.",
      answer: paymentSettingsAnswer,
      // What is wrong is told to those alone who may change it.
      input: z.looseObject({}),
      takes: z.union([changePaymentOptionsSchema, orderGatewaysSchema]),
      run: async (context, input) => {
        await ("gatewayOrder" in input ? orderGateways : changePaymentOptions)(context, input);
        return settings(context);
      },
    }),
  ]),
  ...callsOf("appointments", [
    defineCall({
      method: "POST",
      path: "/appointments/paynow",
      auth: "public",
      audience: "public",
      summary:
        "Starts a payment to the organization, or returns how it stands for its signed name, or with begin false by which gateways it can be paid.",
      answer: payNowAnswer,
      input: payNowCallSchema,
      run: payOrCheck,
    }),
  ]),
  ...callsOf("billing", [
    defineCall({
      method: "GET",
      path: "/paymentGateway/list",
      auth: "session",
      audience: "admin",
      summary: "Lists the payment gateways in the order in which payers are offered them, without their secrets.",
      answer: gatewaysAnswer,
      input: z.object({}),
      run: async (context) => ({ status: true, paymentGateways: await listGateways(context) }),
    }),
    defineCall({
      method: "POST",
      path: "/paymentGateway",
      auth: "session",
      audience: "admin",
      summary: "Connects a gateway after checking its keys. It is offered after those that are on.",
      answer: gatewayAnswer,
      input: z.looseObject(connectGatewaySchema.partial().shape),
      takes: connectGatewayTakes,
      run: async (context, input) => oneGateway(context, await connectGateway(context, input)),
    }),
    defineCall({
      method: "PUT",
      path: "/paymentGateway/:id",
      auth: "session",
      audience: "admin",
      summary: "Disconnects or reconnects a gateway, or changes which currencies it is used for.",
      answer: gatewayAnswer,
      input: z.looseObject(changeGatewaySchema.partial().shape).required({ id: true }),
      takes: changeGatewaySchema,
      run: async (context, input) => {
        await changeGateway(context, input);
        return oneGateway(context, input.id);
      },
    }),
    ...(["GET", "POST"] as const).map((method) =>
      defineCall({
        method,
        path: paths.gatewayReturn(":type", ":payment"),
        auth: "signature",
        audience: "public",
        summary: "Receives a payer whom the gateway sends back, and leads them to their payment's page.",
        answer: { leadsOn: true },
        input: z.looseObject({ payment: z.string().max(400) }),
        ...(method === "GET" ? {} : { body: { media: "application/x-www-form-urlencoded" } }),
        streams: true,
        run: async (context, { payment }, request) => {
          await limitRate(context, "BOOKING_LIMIT", addressOf(request));
          const location = await takeReturn(context, payment, request);
          return new Response(null, { status: 303, headers: { location } });
        },
      }),
    ),
    ...EVENT_METHODS.map((method) =>
      defineCall({
        method,
        path: paths.gatewayWebhook(":type"),
        auth: "signature",
        audience: "signature",
        summary: "Receives a payment's status, signed by its gateway.",
        answer: DONE,
        input: z.looseObject({ type: z.string().max(40) }),
        // The event is the gateway's own; the signature is over the body as it came.
        ...(method === "GET" ? {} : { body: { media: "application/json" } }),
        streams: true,
        run: async (context, { type }, request) => {
          const reply = await takeEvent(context, type, request);
          return reply === undefined ? { status: true } : new Response(reply);
        },
      }),
    ),
  ]),
];
