import { redirect } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { createTranslator } from "~/i18n/translator.server";
import { paths } from "~/paths";
import { readForm } from "~/platform/http/read-body.server";
import type { ScreenHandle } from "~/platform/http/screen-handle";
import { screenTitle } from "~/platform/http/screen-title";
import { defineAction, defineLoader } from "~/platform/http/screen.server";
import { ActionPage } from "../../components/appointments/action-page";
import { clockOfReader } from "../../support/availability/clock-of-reader.server";
import { viewAppointment } from "../../services/appointments/view-appointment.server";
import { fieldsOf, takeAction } from "./take-action.server";

export const handle = { namespaces: ["scheduling"], width: "narrow" } satisfies ScreenHandle;
export const meta = screenTitle;

export const loader = defineLoader(async ({ app, request, params }) => {
  const { appointmentId } = params;
  if (appointmentId === undefined) throw redirect(paths.appointments());
  const title = createTranslator(app.locale).t("scheduling:ask.confirm");
  return {
    title,
    view: await viewAppointment(app, appointmentId),
    clock: clockOfReader(app, request),
    idempotencyKey: crypto.randomUUID(),
  };
});

export const action = defineAction(async ({ app, params, request }) => {
  const { appointmentId = "" } = params;
  const fields = fieldsOf(await readForm(request));
  return takeAction(app, { ...fields, intent: "confirm", appointmentId }, (done) =>
    paths.appointment(appointmentId, { done }),
  );
});

export default function ConfirmAppointment() {
  const { view, clock, idempotencyKey } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  return (
    <ActionPage
      action="confirm"
      {...view}
      clock={clock}
      errors={refused?.errors ?? []}
      idempotencyKey={idempotencyKey}
    />
  );
}
