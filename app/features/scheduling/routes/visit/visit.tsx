import { redirect } from "@remix-run/cloudflare";
import { Outlet, useActionData, useLoaderData } from "@remix-run/react";
import { claimRequest } from "~/features/patients/public.server";
import { createTranslator } from "~/i18n/translator.server";
import { paths } from "~/paths";
import { defineForm, press } from "~/platform/http/define-form.server";
import type { ScreenHandle } from "~/platform/http/screen-handle";
import { screenTitle } from "~/platform/http/screen-title";
import { defineLoader } from "~/platform/http/screen.server";
import { VisitPage } from "../../components/appointments/visit-page";
import { clockOfReader } from "../../support/availability/clock-of-reader.server";
import { viewAppointment } from "../../services/appointments/view-appointment.server";
import { appointmentActs } from "../appointments/appointment-acts.server";
import { visitOf } from "./visit-of.server";

export const handle = {
  namespaces: ["scheduling", "booking", "visit-kinds", "billing", "requests"],
  width: "narrow",
  sheet: "visitor",
} satisfies ScreenHandle;
export const meta = screenTitle;

export const loader = defineLoader(async ({ app, request, url }) => {
  const { context, appointmentId } = await visitOf(app, request);
  const view = await viewAppointment(context, appointmentId);
  const { appointment, buttons, undoUntil, waitingRoomId, waiting, pay, mayClaim, held } = view;
  const title = createTranslator(app.locale).t("booking:manage.title");
  return {
    title,
    visit: {
      ...{ appointment, buttons, undoUntil, waitingRoomId, waiting, pay, mayClaim, held },
      clock: clockOfReader(app, request),
    },
    done: url.searchParams.get("done"),
    idempotencyKey: crypto.randomUUID(),
  };
});

export const action = defineForm({
  ...appointmentActs(
    ({ app, request }) => visitOf(app, request),
    (_args, done) => paths.visit({ done }),
  ),
  claim: press(async ({ app, request }) => {
    const { context } = await visitOf(app, request);
    await claimRequest(context);
    return redirect(paths.visit({ done: "claim" }), 303);
  }),
});

export default function Visit() {
  const { visit, done, idempotencyKey } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  return <VisitPage {...visit} {...{ done, idempotencyKey }} errors={refused?.errors ?? []} record={<Outlet />} />;
}
