import { redirect } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { browserOf, sayUnreachable } from "~/features/billing/public.server";
import { createTranslator } from "~/i18n/translator.server";
import { paths } from "~/paths";
import { cookieOf, LINK_COOKIE } from "~/platform/http/cookies.server";
import { limitRate } from "~/platform/rate-limit.server";
import { attempt, defineForm } from "~/platform/http/define-form.server";
import type { ScreenHandle } from "~/platform/http/screen-handle";
import { screenTitle } from "~/platform/http/screen-title";
import { defineLoader, type ScreenArgs } from "~/platform/http/screen.server";
import { PayPage } from "../../components/payments/pay-page";
import { clockOfReader } from "../../support/availability/clock-of-reader.server";
import { bookingReference } from "../../support/booking/booking-reference.server";
import {
  openPayableAppointment,
  type PayableAppointmentLoaded,
} from "../../services/payments/open-payable-appointment.server";
import { payForAppointment } from "../../services/payments/pay-for-appointment.server";
import { readAppointmentPayment } from "../../services/payments/read-appointment-payment.server";

export const handle = { width: "narrow", sheet: "linked" } satisfies ScreenHandle;
export const meta = screenTitle;

const opened = ({ app, request, params, url }: ScreenArgs) =>
  openPayableAppointment(app, {
    appointmentId: params["appointmentId"] ?? "",
    reference: url.searchParams.get("reference") ?? undefined,
    payment: url.searchParams.get("payment") ?? undefined,
    linkToken: cookieOf(request, LINK_COOKIE),
  });

/** By what the page of the booking opens: its reference, which whoever comes back from paying is given anew. */
async function referenceOf({ url }: ScreenArgs, { context, loaded, returned }: PayableAppointmentLoaded) {
  const given = url.searchParams.get("reference");
  return given === null && returned !== null ? bookingReference(context, loaded.appointment.id) : given;
}

export const loader = defineLoader(async (args) => {
  const { app, request, url } = args;
  const appointment = await opened(args);
  const payment = await readAppointmentPayment(appointment);
  const reference = await referenceOf(args, appointment);
  const { t } = createTranslator(app.locale);
  // Only its own patient, signed in, opens a receipt; whoever holds a link does not.
  const { patientId } = appointment.loaded.appointment;
  const isOwn = app.actor.kind === "patient" && app.actor.patientId === patientId;
  const entryId = payment.paid?.entryId ?? null;
  return {
    payment,
    title: t(payment.step === "paid" ? "billing:appointment.paidTitle" : "billing:appointment.title"),
    clock: clockOfReader(app, request),
    receipt: isOwn && entryId !== null ? paths.paymentReceipt(entryId) : null,
    here: `${url.pathname}${url.search}`,
    booked: reference === null ? null : { href: paths.booked(reference), file: paths.bookedCalendarFile(reference) },
  };
});

export const action = defineForm({
  "": attempt(async ({ address, value, ...args }) => {
    await limitRate(args.app, "BOOKING_LIMIT", address);
    const appointment = await opened(args);
    const { reference, checkoutUrl } = await sayUnreachable(
      payForAppointment(appointment, {
        ...{ browser: browserOf(args.request), phone: value["phone"], gatewayType: value["gatewayType"] },
      }),
    );
    const { id } = appointment.loaded.appointment;
    return redirect(checkoutUrl ?? paths.makePayment(id, { payment: reference }), 303);
  }),
});

export default function PayForAppointment() {
  const data = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  return <PayPage {...data} errors={refused?.errors ?? []} sent={refused?.sent} />;
}
