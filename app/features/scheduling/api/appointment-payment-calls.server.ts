import { browserOf, payChoices } from "~/features/billing/public.server";
import { callsOf, defineCall, type Call } from "~/platform/calls/calls.server";
import type { RequestContext } from "~/platform/context.server";
import { cookieOf, LINK_COOKIE } from "~/platform/http/cookies.server";
import { addressOf, limitRate } from "~/platform/rate-limit.server";
import { makePaymentSchema, type MakePayment } from "../schemas/payments/make-payment";
import { appointmentPaymentAnswer } from "../schemas/appointments/appointment-answers";
import { openPayableAppointment } from "../services/payments/open-payable-appointment.server";
import { payForAppointment } from "../services/payments/pay-for-appointment.server";
import { readAppointmentPayment } from "../services/payments/read-appointment-payment.server";

/**
 * Starts a payment, or verifies one that was begun: the gateway is asked, whatever the caller says. Either way it says by
 * which gateways the appointment can be paid; with `begin` false it does no more.
 */
async function makePayment(context: RequestContext, input: MakePayment, request: Request) {
  await limitRate(context, "BOOKING_LIMIT", addressOf(request));
  const { token, phone, gatewayType, begin, ...by } = input;
  const appointment = await openPayableAppointment(context, {
    ...by,
    linkToken: token ?? cookieOf(request, LINK_COOKIE),
  });
  const { id } = appointment.loaded.appointment;
  if (by.payment !== undefined || begin === false) {
    const { step, confirmed, price, askedMinor, choices, chosen } = await readAppointmentPayment(appointment);
    return {
      status: true,
      appointment: { id, uuid: id, confirmed },
      payment: { status: step, amountMinor: askedMinor, currencyCode: price?.currencyCode ?? null },
      reference: by.payment ?? null,
      ...{ redirectUrl: null, gatewayType: chosen, gateways: choices },
    };
  }
  const { payment, reference, checkoutUrl } = await payForAppointment(appointment, {
    browser: browserOf(request),
    ...{ phone, gatewayType },
  });
  const { status, amountMinor, currencyCode } = payment;
  const gateways = await payChoices(context, currencyCode);
  return {
    status: true,
    appointment: { id, uuid: id },
    payment: { id: payment.id, uuid: payment.id, status, amountMinor, currencyCode },
    reference,
    ...{ redirectUrl: checkoutUrl, gatewayType: payment.gatewayType, gateways },
  };
}

const makePaymentCall = (path: string): Call =>
  defineCall({
    method: "POST",
    path,
    auth: "public",
    audience: "public",
    summary:
      "Starts a payment for an appointment, or returns how it stands for its signed name, or with begin false how paying stands and by which gateways it can be paid.",
    answer: appointmentPaymentAnswer,
    input: makePaymentSchema,
    run: makePayment,
  });

/** The calls that pay for an appointment. */
export const appointmentPaymentCalls = callsOf("appointments", [
  makePaymentCall("/appointments/makePayment"),
  makePaymentCall("/servicesClientApi/makePayment"),
]);
