import { redirect } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { createTranslator } from "~/i18n/translator.server";
import { usePatientT } from "~/i18n/use-t";
import { paths } from "~/paths";
import { attempt, defineForm } from "~/platform/http/define-form.server";
import type { ScreenHandle } from "~/platform/http/screen-handle";
import { screenTitle } from "~/platform/http/screen-title";
import { defineLoader } from "~/platform/http/screen.server";
import { BackLink } from "~/ui/action/back-link";
import { PageHeader } from "~/ui/view/page-header";
import { MoveForm } from "../../components/appointments/move-form";
import { clockOfReader } from "../../support/availability/clock-of-reader.server";
import { readMoveTimes } from "../../services/appointments/read-move-times.server";
import { rescheduleAppointment } from "../../services/appointments/reschedule-appointment.server";
import { dayIn, TIMED } from "../appointments/timed-fields.server";
import { ownAppointmentOf } from "./own-appointment.server";

export const handle = {
  namespaces: ["scheduling", "booking"],
  width: "narrow",
  sheet: "linked",
} satisfies ScreenHandle;
export const meta = screenTitle;

export const loader = defineLoader(async ({ app, request, url }) => {
  const { context, appointmentId } = await ownAppointmentOf(app, request);
  const title = createTranslator(app.locale).t("booking:manage.reschedule");
  return {
    title,
    clock: clockOfReader(app, request),
    move: await readMoveTimes(context, appointmentId, dayIn(url)),
    idempotencyKey: crypto.randomUUID(),
  };
});

export const action = defineForm({
  "": attempt(async ({ app, request, value }) => {
    const { context, appointmentId } = await ownAppointmentOf(app, request);
    await rescheduleAppointment(context, { ...value, appointmentId });
    return redirect(paths.ownAppointment({ done: "reschedule" }), 303);
  }, TIMED),
});

export default function RescheduleAppointment() {
  const { title, clock, move, idempotencyKey } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  const { t } = usePatientT();
  return (
    <>
      <PageHeader
        back={<BackLink href={paths.ownAppointment()}>{t("booking:manage.title")}</BackLink>}
        title={title}
        lead={t("scheduling:ask.rescheduleTextPatient")}
      />
      <MoveForm
        {...move}
        side="patient"
        clock={clock}
        idempotencyKey={idempotencyKey}
        hrefFor={(day) => paths.ownAppointmentReschedule({ day })}
        backHref={paths.ownAppointment()}
        errors={refused?.errors ?? []}
        sent={refused?.sent ?? {}}
        nearest={refused?.nearest ?? []}
      />
    </>
  );
}
