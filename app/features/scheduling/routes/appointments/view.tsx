import { redirect } from "@remix-run/cloudflare";
import { Outlet, useActionData, useLoaderData } from "@remix-run/react";
import { createTranslator } from "~/i18n/translator.server";
import { paths } from "~/paths";
import { readForm } from "~/platform/http/read-body.server";
import type { ScreenHandle } from "~/platform/http/screen-handle";
import { screenTitle } from "~/platform/http/screen-title";
import { defineAction, defineLoader } from "~/platform/http/screen.server";
import { AppointmentDetails } from "../../components/appointments/appointment-details";
import { clockOfReader } from "../../support/availability/clock-of-reader.server";
import { viewAppointment } from "../../services/appointments/view-appointment.server";
import { fieldsOf, takeAction } from "./take-action.server";

export const handle = { namespaces: ["scheduling", "visit-kinds", "requests"], width: "wide" } satisfies ScreenHandle;

export const loader = defineLoader(async ({ app, request, params, url }) => {
  const { appointmentId } = params;
  if (appointmentId === undefined) throw redirect(paths.appointments());
  const view = await viewAppointment(app, appointmentId);
  const title = createTranslator(app.locale).t("scheduling:details.title");
  return {
    view,
    title,
    clock: clockOfReader(app, request),
    done: url.searchParams.get("done"),
    idempotencyKey: crypto.randomUUID(),
  };
});

export const action = defineAction(async ({ app, params, request }) => {
  const { appointmentId = "" } = params;
  const fields = fieldsOf(await readForm(request));
  const next = (done: string) =>
    done === "disable" ? paths.appointments() : paths.appointment(appointmentId, { done });
  return takeAction(app, { ...fields, appointmentId }, next);
});

export const meta = screenTitle;

export default function ViewAppointment() {
  const { view, clock, done, idempotencyKey } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  return (
    <AppointmentDetails
      {...view}
      {...{ clock, done, idempotencyKey }}
      errors={refused?.errors ?? []}
      record={<Outlet />}
    />
  );
}
