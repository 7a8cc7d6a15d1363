import { redirect } from "@remix-run/cloudflare";
import { createTranslator } from "~/i18n/translator.server";
import { paths } from "~/paths";
import { defineLoader } from "~/platform/http/screen.server";
import { clockOfReader } from "../../support/availability/clock-of-reader.server";
import { viewAppointment } from "../../services/appointments/view-appointment.server";
import { appointmentActs, appointmentInPath } from "./appointment-acts.server";

/** A change of an appointment that has a page of its own. */
export type OneChange = "cancel" | "confirm";

/** What the page of a change shows of its appointment. */
export const changeLoader = (change: OneChange) =>
  defineLoader(async ({ app, request, params }) => {
    const { appointmentId } = params;
    if (appointmentId === undefined) throw redirect(paths.appointments());
    const title = createTranslator(app.locale).t(`scheduling:ask.${change}`);
    return {
      title,
      view: await viewAppointment(app, appointmentId),
      clock: clockOfReader(app, request),
      idempotencyKey: crypto.randomUUID(),
    };
  });

/** The changes; each goes on to the appointment. */
export const { cancel, confirm } = appointmentActs(appointmentInPath, ({ params: { appointmentId = "" } }, done) =>
  paths.appointment(appointmentId, { done }),
);
