import { redirect } from "@remix-run/cloudflare";
import { Outlet, useActionData, useLoaderData } from "@remix-run/react";
import { createTranslator } from "~/i18n/translator.server";
import { createZoneTable } from "~/kernel/time/zones";
import { paths } from "~/paths";
import { defineForm } from "~/platform/http/define-form.server";
import type { ScreenHandle } from "~/platform/http/screen-handle";
import { screenTitle } from "~/platform/http/screen-title";
import { defineLoader } from "~/platform/http/screen.server";
import { AppointmentDetails } from "../../components/appointments/appointment-details";
import { clockOfReader } from "../../support/availability/clock-of-reader.server";
import { APPOINTMENT_STATE } from "../../domain/appointments/appointment-states";
import { localTime } from "../../domain/availability/local-time";
import { viewAppointment } from "../../services/appointments/view-appointment.server";
import { appointmentActs, appointmentInPath } from "./appointment-acts.server";

export const handle = {
  namespaces: ["scheduling", "appointment-kinds", "requests", "discounts", "credits"],
  width: "wide",
} satisfies ScreenHandle;

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

export const action = defineForm(
  appointmentActs(
    appointmentInPath,
    ({ app, params: { appointmentId = "" } }, done, { stateId, startsAt = app.now, call }) => {
      if (call) return call;
      if (done !== "disable") return paths.appointment(appointmentId, { done });
      if (stateId !== APPOINTMENT_STATE.BLOCKED) return paths.appointments({ done, of: appointmentId });
      // The day of the calendar on which the time is free again.
      const { day } = localTime(createZoneTable(), app.profile.timeZone, startsAt);
      return paths.appointments({ view: "day", day, done, of: appointmentId });
    },
  ),
);

export const meta = screenTitle;

export default function ViewAppointment() {
  const { view, clock, done, idempotencyKey } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  return (
    <AppointmentDetails
      {...view}
      {...{ clock, done, idempotencyKey }}
      errors={refused?.errors ?? []}
      typedCode={refused?.sent["discountCode"] ?? ""}
      record={<Outlet />}
    />
  );
}
