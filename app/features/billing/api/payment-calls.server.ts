import { z } from "zod";
import { paths } from "~/paths";
import { DONE } from "~/kernel/answer";
import { callsOf, defineCall } from "~/platform/calls/calls.server";
import type { RequestContext } from "~/platform/context.server";
import { addressOf, limitRate } from "~/platform/rate-limit.server";
import { connectGatewaySchema, connectGatewayTakes, EVENT_METHODS } from "../gateways/registry.server";
import { changeGatewaySchema } from "../schemas/accounts/gateway";
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
import { browserOf } from "../support/payments/browser-of.server";
import { paymentReference } from "../support/payments/payment-reference.server";
import { readPaymentOptions } from "../services/settings/read-payment-options.server";
import { readReceipt } from "../services/payments/read-receipt.server";
import { switchGateway } from "../services/accounts/switch-gateway.server";
import { takeReturn } from "../services/payments/take-return.server";
import { takeEvent } from "../services/payments/take-event.server";

const payNowCallSchema = z.union([z.object({ payment: z.string().min(1).max(400) }), payNowSchema]);

/** Begins a payment by the practice's link, or tells how one stands that its signed name stands for. */
async function payOrCheck(context: RequestContext, input: z.infer<typeof payNowCallSchema>, request: Request) {
  await limitRate(context, "BOOKING_LIMIT", addressOf(request));
  if ("payment" in input) {
    const { id, status, amountMinor, currencyCode, checkoutUrl } = await readReceipt(context, input.payment);
    const payment = { id, uuid: id, status, amountMinor, currencyCode };
    return { status: true, payment, reference: input.payment, redirectUrl: checkoutUrl };
  }
  const { payment, checkoutUrl } = await payNow(context, input, browserOf(request));
  const { id, status, amountMinor, currencyCode } = payment;
  return {
    status: true,
    payment: { id, uuid: id, status, amountMinor, currencyCode },
    reference: await paymentReference(context, payment),
    redirectUrl: checkoutUrl,
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
      summary: "Changes how one kind of service is paid online. With a version, only if it is still current.",
      answer: paymentSettingsAnswer,
      // What is wrong is told to those alone who may change it.
      input: z.looseObject({}),
      takes: changePaymentOptionsSchema,
      run: async (context, input) => {
        await changePaymentOptions(context, input);
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
      summary: "Starts a payment to the organization, or returns its status for its signed name.",
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
      summary: "Lists the payment gateways, without their secrets.",
      answer: gatewaysAnswer,
      input: z.object({}),
      run: async (context) => ({ status: true, paymentGateways: await listGateways(context) }),
    }),
    defineCall({
      method: "POST",
      path: "/paymentGateway",
      auth: "session",
      audience: "admin",
      summary: "Connects a gateway after checking its keys. Replaces the current one.",
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
      summary: "Disconnects or reconnects a gateway.",
      answer: gatewayAnswer,
      input: z.looseObject(changeGatewaySchema.partial().shape).required({ id: true }),
      takes: changeGatewaySchema,
      run: async (context, input) => {
        await switchGateway(context, input);
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
