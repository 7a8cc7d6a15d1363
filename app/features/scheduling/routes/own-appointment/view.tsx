import { redirect, redirectDocument } from "@remix-run/cloudflare";
import { Outlet, useActionData, useLoaderData } from "@remix-run/react";
import { sessionCookie } from "~/features/identity/public.server";
import { accountToOpen, claimRequest, openAccount, openAccountByPasskey } from "~/features/patients/public.server";
import { createTranslator } from "~/i18n/translator.server";
import { paths } from "~/paths";
import { attempt, defineForm, press } from "~/platform/http/define-form.server";
import type { ScreenHandle } from "~/platform/http/screen-handle";
import { screenTitle } from "~/platform/http/screen-title";
import { defineLoader } from "~/platform/http/screen.server";
import { OwnAppointmentPage } from "../../components/appointments/own-appointment-page";
import { clockOfReader } from "../../support/availability/clock-of-reader.server";
import { viewAppointment } from "../../services/appointments/view-appointment.server";
import { appointmentActs } from "../appointments/appointment-acts.server";
import { ownAppointmentOf } from "./own-appointment.server";

export const handle = {
  namespaces: ["scheduling", "booking", "appointment-kinds", "billing", "requests", "security"],
  width: "narrow",
  sheet: "linked",
} satisfies ScreenHandle;
export const meta = screenTitle;

export const loader = defineLoader(async ({ app, request, url }) => {
  const { context, appointmentId, byMail } = await ownAppointmentOf(app, request);
  const [view, account] = await Promise.all([
    viewAppointment(context, appointmentId),
    accountToOpen(context, { byMail }),
  ]);
  const {
    appointment,
    buttons,
    undoUntil,
    undoes,
    waitingRoomId,
    waiting,
    pay,
    payWay,
    money,
    mayClaim,
    held,
    ...more
  } = view;
  const { arrival, wayThere, now, cancelNotes } = more;
  const title = createTranslator(app.locale).t("booking:manage.title");
  return {
    title,
    appointment: {
      ...{ appointment, buttons, undoUntil, undoes, waitingRoomId, waiting, pay, payWay, money, held },
      // Whoever holds a phone alone learns of no address whether it has an account.
      ...{ mayClaim: mayClaim && byMail },
      ...{ arrival, wayThere, now, cancelNotes, account },
      clock: clockOfReader(app, request),
    },
    done: url.searchParams.get("done"),
    idempotencyKey: crypto.randomUUID(),
  };
});

/** Opens an account in one of its ways, and leads its owner, signed in, to the appointment. */
const opening = (open: typeof openAccount) =>
  attempt(async ({ app, request, value, address }) => {
    const { context, appointmentId, byMail } = await ownAppointmentOf(app, request);
    const reference = await open(context, value, { byMail, address });
    return redirectDocument(paths.appointment(appointmentId), { headers: { "set-cookie": sessionCookie(reference) } });
  });

export const action = defineForm({
  ...appointmentActs(
    ({ app, request }) => ownAppointmentOf(app, request),
    (_args, done) => paths.ownAppointment({ done }),
  ),
  openAccount: opening(openAccount),
  openAccountByPasskey: opening(openAccountByPasskey),
  claim: press(async ({ app, request }) => {
    const { context, byMail } = await ownAppointmentOf(app, request);
    await claimRequest(context, { byMail });
    return redirect(paths.ownAppointment({ done: "claim" }), 303);
  }),
});

export default function OwnAppointment() {
  const { appointment: opened, done, idempotencyKey } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  return (
    <OwnAppointmentPage {...opened} {...{ done, idempotencyKey }} errors={refused?.errors ?? []} record={<Outlet />} />
  );
}
