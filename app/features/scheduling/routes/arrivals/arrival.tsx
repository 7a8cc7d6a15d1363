import { redirect } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { nextPath } from "~/features/identity/public.server";
import { createTranslator } from "~/i18n/translator.server";
import { paths } from "~/paths";
import type { RequestContext } from "~/platform/context.server";
import { actsOf, attempt, defineForm } from "~/platform/http/define-form.server";
import { ForbiddenError } from "~/platform/http/errors.server";
import type { ScreenHandle } from "~/platform/http/screen-handle";
import { screenTitle } from "~/platform/http/screen-title";
import { defineLoader } from "~/platform/http/screen.server";
import { ArrivalPage } from "../../components/appointments/arrivals/arrival-page";
import { afterArrivalAct } from "../../domain/appointments/arrivals/arrival-return";
import type { ArrivalAct } from "../../domain/appointments/arrivals/arrival-stage";
import { arriveAppointment } from "../../services/appointments/arrivals/arrive-appointment.server";
import { callInPatient } from "../../services/appointments/arrivals/call-in-patient.server";
import { leaveClinic } from "../../services/appointments/arrivals/leave-clinic.server";
import { readArrivalPage } from "../../services/appointments/arrivals/read-arrival-page.server";
import { undoArrival } from "../../services/appointments/arrivals/undo-arrival.server";
import { completeAppointment } from "../../services/appointments/complete-appointment.server";
import { concludeAppointment } from "../../services/appointments/conclude-appointment.server";
import { markNoShow } from "../../services/appointments/mark-no-show.server";
import { startOrLeadToCall } from "../../services/appointments/start-or-lead-to-call.server";
import { undoAppointment } from "../../services/appointments/undo-appointment.server";

export const handle = { width: "narrow" } satisfies ScreenHandle;
export const meta = screenTitle;

export const loader = defineLoader(async ({ app, params: { appointmentId = "" } }) => ({
  ...(await readArrivalPage(app, appointmentId)),
  title: createTranslator(app.locale).t("arrivals:act.title"),
}));

/** What can be said at the desk: how far a patient is, that they did not come, and that this was a mistake. */
type DeskAct = ArrivalAct | "no-show" | "undo";

/** What an act came to; `call` is where the provider goes on to. */
interface Acted {
  id: string;
  call?: string | null;
  isBefore?: true;
}

const SERVICES: Readonly<Record<DeskAct, (context: RequestContext, raw: unknown) => Promise<Acted>>> = {
  arrive: (context, raw) => arriveAppointment(context, raw),
  "call-in": callInPatient,
  start: startOrLeadToCall,
  conclude: concludeAppointment,
  leave: leaveClinic,
  complete: completeAppointment,
  "undo-arrival": undoArrival,
  "no-show": markNoShow,
  undo: undoAppointment,
};

/** How far a patient is now; it leads back to the page of ours on which it was pressed. */
export const action = defineForm(({ app }) => {
  // Patients say on their own pages that they are here.
  if (app.actor.kind === "patient") throw new ForbiddenError();
  return actsOf(SERVICES, (service, done) =>
    attempt(async ({ params: { appointmentId = "" }, value: { back, ...fields } }) => {
      const { call, isBefore } = await service(app, { ...fields, appointmentId });
      if (call) return redirect(call, 303);
      const path = nextPath(back) ?? paths.appointment(appointmentId);
      if (done === "no-show") return redirect(path, 303);
      // Whatever was undone, the page says of whom; whoever was checked in before, by whom.
      const said = done === "undo" ? "undo-arrival" : isBefore ? "arrived-before" : done;
      return redirect(afterArrivalAct(path, said, appointmentId), 303);
    }),
  );
});

export default function Arrival() {
  const page = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  return <ArrivalPage {...page} errors={refused?.errors ?? []} />;
}
