import { redirect } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { createTranslator } from "~/i18n/translator.server";
import { usePatientT, useStaffT } from "~/i18n/use-t";
import { paths } from "~/paths";
import { attempt, defineForm } from "~/platform/http/define-form.server";
import type { ScreenHandle } from "~/platform/http/screen-handle";
import { screenTitle } from "~/platform/http/screen-title";
import { defineLoader } from "~/platform/http/screen.server";
import { BackLink } from "~/ui/action/back-link";
import { PageHeader } from "~/ui/view/page-header";
import { MoveForm } from "../../components/appointments/move-form";
import { patientName } from "../../components/appointments/person-names";
import { clockOfReader } from "../../support/availability/clock-of-reader.server";
import { readMoveTimes } from "../../services/appointments/read-move-times.server";
import { rescheduleAppointment } from "../../services/appointments/reschedule-appointment.server";
import { dayIn, TIMED } from "./timed-fields.server";

export const handle = { namespaces: ["scheduling", "booking"], width: "wide" } satisfies ScreenHandle;
export const meta = screenTitle;

export const loader = defineLoader(async ({ app, request, params, url }) => {
  const { appointmentId } = params;
  if (appointmentId === undefined) throw redirect(paths.appointments());
  const { t } = createTranslator(app.locale);
  const side = app.actor.kind === "employee" ? ("staff" as const) : ("patient" as const);
  const move = await readMoveTimes(app, appointmentId, dayIn(url), url.searchParams.get("with"));
  const { patient } = move.appointment;
  return {
    title:
      side === "staff" && patient
        ? t("scheduling:move.titleOf", { who: patientName(patient) })
        : t("scheduling:ask.reschedule"),
    side,
    clock: clockOfReader(app, request),
    move,
    idempotencyKey: crypto.randomUUID(),
  };
});

export const action = defineForm({
  "": attempt(async ({ app, params: { appointmentId = "" }, value }) => {
    await rescheduleAppointment(app, { ...value, appointmentId });
    return redirect(paths.appointment(appointmentId, { done: "reschedule" }), 303);
  }, TIMED),
});

export default function EditAppointment() {
  const { title, side, clock, move, idempotencyKey } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  const { t } = usePatientT();
  const staff = useStaffT(side);
  const { id } = move.appointment;
  const back = paths.appointment(id);
  const page = (
    <>
      <PageHeader
        back={<BackLink href={back}>{t("scheduling:details.title")}</BackLink>}
        title={title}
        lead={staff ? staff.t("scheduling:ask.rescheduleText") : t("scheduling:ask.rescheduleTextPatient")}
      />
      <MoveForm
        {...move}
        {...{ side, clock, idempotencyKey }}
        hrefFor={(day, withId = move.chosen?.id) => paths.appointmentEdit(id, { day, with: withId || undefined })}
        backHref={back}
        errors={refused?.errors ?? []}
        sent={refused?.sent ?? {}}
        nearest={refused?.nearest ?? []}
      />
    </>
  );
  // Staff have what goes along with the move beside the times.
  return staff ? page : <div className="mx-auto flex w-full max-w-[44rem] flex-col gap-8">{page}</div>;
}
