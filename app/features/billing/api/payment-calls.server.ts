import { z } from "zod";
import { paths } from "~/paths";
import { defineCall, type Call } from "~/platform/calls.server";
import type { RequestContext } from "~/platform/context.server";
import { addressOf, limitRate } from "~/platform/rate-limit.server";
import { connectGatewaySchema, changeGatewaySchema } from "../schemas/gateway";
import { payNowSchema } from "../schemas/pay-now";
import { connectGateway } from "../services/connect-gateway.server";
import { listGateways } from "../services/list-gateways.server";
import { payNow } from "../services/pay-now.server";
import { paymentReference } from "../services/payment-reference.server";
import { readReceipt } from "../services/read-receipt.server";
import { switchGateway } from "../services/switch-gateway.server";
import { takeEvent } from "../services/take-event.server";

const payNowCallSchema = z.union([z.object({ payment: z.string().min(1).max(400) }), payNowSchema]);

/** Begins a payment by the practice's link, or tells how one stands that its signed name stands for. */
async function payOrCheck(context: RequestContext, input: z.infer<typeof payNowCallSchema>, request: Request) {
  await limitRate(context, "BOOKING_LIMIT", addressOf(request));
  if ("payment" in input) {
    const { id, status, amountMinor, currencyCode, checkoutUrl } = await readReceipt(context, input.payment);
    const payment = { id, uuid: id, status, amountMinor, currencyCode };
    return { status: true, payment, reference: input.payment, redirectUrl: checkoutUrl };
  }
  const { payment, checkoutUrl } = await payNow(context, input);
  const { id, status, amountMinor, currencyCode } = payment;
  return {
    status: true,
    payment: { id, uuid: id, status, amountMinor, currencyCode },
    reference: await paymentReference(context, payment),
    redirectUrl: checkoutUrl,
  };
}

async function gatewayAnswer(context: RequestContext, id: string) {
  const gateways = await listGateways(context);
  return { status: true, paymentGateway: gateways.find((gateway) => gateway.id === id) };
}

/** The calls about gateways and payments that are no visit's. */
export const paymentCalls: readonly Call[] = [
  defineCall({
    method: "POST",
    path: "/appointments/paynow",
    auth: "public",
    audience: "public",
    summary: "Starts a payment to the organization, or returns its status for its signed name.",
    input: payNowCallSchema,
    run: payOrCheck,
  }),
  defineCall({
    method: "GET",
    path: "/paymentGateway/list",
    auth: "session",
    audience: "admin",
    summary: "Lists the payment gateways, without their secrets.",
    input: z.object({}),
    run: async (context) => ({ status: true, paymentGateways: await listGateways(context) }),
  }),
  defineCall({
    method: "POST",
    path: "/paymentGateway",
    auth: "session",
    audience: "admin",
    summary: "Connects a gateway after checking its keys. Replaces the current one.",
    input: z.looseObject(connectGatewaySchema.partial().shape),
    run: async (context, input) => gatewayAnswer(context, await connectGateway(context, input)),
  }),
  defineCall({
    method: "PUT",
    path: "/paymentGateway/:id",
    auth: "session",
    audience: "admin",
    summary: "Disconnects or reconnects a gateway.",
    input: z.looseObject(changeGatewaySchema.partial().shape).required({ id: true }),
    run: async (context, input) => {
      await switchGateway(context, input);
      return gatewayAnswer(context, input.id);
    },
  }),
  defineCall({
    method: "POST",
    path: paths.gatewayWebhook(":type"),
    auth: "signature",
    audience: "signature",
    summary: "Receives a payment's status, signed by its gateway.",
    input: z.looseObject({ type: z.string().max(40) }),
    // The signature is over the body as it came.
    streams: true,
    run: async (context, { type }, request) => {
      await takeEvent(context, type, request);
      return { status: true };
    },
  }),
];
