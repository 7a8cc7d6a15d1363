import { useLoaderData } from "@remix-run/react";
import { listTools } from "~/features/identity/public.server";
import { createTranslator } from "~/i18n/translator.server";
import { paths } from "~/paths";
import type { ScreenHandle } from "~/platform/http/screen-handle";
import { screenTitle } from "~/platform/http/screen-title";
import { defineLoader } from "~/platform/http/screen.server";
import { AppointmentList } from "../../components/lists/appointment-list";
import { arrivalRights, mayMove } from "../../support/appointments/arrivals/arrival-rights.server";
import { clockOfReader } from "../../support/availability/clock-of-reader.server";
import { readSaidArrival } from "../../services/appointments/arrivals/read-said-arrival.server";
import { listAppointments } from "../../services/lists/list-appointments.server";

export const handle = {
  namespaces: ["scheduling"],
  width: "wide",
  islands: ["appointment-pages", "booking-panel"],
} satisfies ScreenHandle;

export const loader = defineLoader(async ({ app, request, url }) => {
  const [list, tools, saidArrival] = await Promise.all([
    listAppointments(app, { ...Object.fromEntries(url.searchParams), type: "video" }),
    app.actor.kind === "employee" ? listTools(app, "videoAppointments", url) : null,
    readSaidArrival(app, url.searchParams),
  ]);
  const { t } = createTranslator(app.locale);
  const back = url.pathname + url.search;
  const arrivals =
    list.view === "staff" ? { rights: arrivalRights(app), moves: mayMove(app), now: app.now, back } : undefined;
  const title = t("scheduling:list.videoTitle");
  return { list, arrivals, saidArrival, title, clock: clockOfReader(app, request), tools };
});

export const meta = screenTitle;

export default function VideoAppointments() {
  const { list, arrivals, saidArrival, title, clock, tools } = useLoaderData<typeof loader>();
  return (
    <AppointmentList
      {...{ list, arrivals, saidArrival, title, clock, tools }}
      hrefFor={paths.videoAppointments}
      oneType
    />
  );
}
