import { redirect } from "@remix-run/cloudflare";
import { Outlet, useActionData, useLoaderData } from "@remix-run/react";
import { claimRequest } from "~/features/patients/public.server";
import { createTranslator } from "~/i18n/translator.server";
import { paths } from "~/paths";
import { readForm } from "~/platform/http/read-body.server";
import type { ScreenHandle } from "~/platform/http/screen-handle";
import { screenTitle } from "~/platform/http/screen-title";
import { defineAction, defineLoader } from "~/platform/http/screen.server";
import { VisitPage } from "../../components/appointments/visit-page";
import { clockOfReader } from "../../support/availability/clock-of-reader.server";
import { viewAppointment } from "../../services/appointments/view-appointment.server";
import { fieldsOf, takeAction } from "../appointments/take-action.server";
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

export const action = defineAction(async ({ app, request }) => {
  const { context, appointmentId } = await visitOf(app, request);
  const fields = fieldsOf(await readForm(request));
  if (fields["do"] === "claim") {
    await claimRequest(context);
    return redirect(paths.visit({ done: "claim" }), 303);
  }
  return takeAction(context, { ...fields, appointmentId }, (done) => paths.visit({ done }));
});

export default function Visit() {
  const { visit, done, idempotencyKey } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  return <VisitPage {...visit} {...{ done, idempotencyKey }} errors={refused?.errors ?? []} record={<Outlet />} />;
}
