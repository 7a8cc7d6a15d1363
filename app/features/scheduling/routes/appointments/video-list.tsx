import { useLoaderData } from "@remix-run/react";
import { listTools } from "~/features/identity/public.server";
import { createTranslator } from "~/i18n/translator.server";
import { paths } from "~/paths";
import type { ScreenHandle } from "~/platform/http/screen-handle";
import { screenTitle } from "~/platform/http/screen-title";
import { defineLoader } from "~/platform/http/screen.server";
import { AppointmentList } from "../../components/lists/appointment-list";
import { arrivalRights } from "../../support/appointments/arrivals/arrival-rights.server";
import { clockOfReader } from "../../support/availability/clock-of-reader.server";
import { readCheckedIn } from "../../services/appointments/arrivals/read-checked-in.server";
import { listAppointments } from "../../services/lists/list-appointments.server";

export const handle = {
  namespaces: ["scheduling"],
  width: "wide",
  islands: ["appointment-pages", "booking-panel"],
} satisfies ScreenHandle;

export const loader = defineLoader(async ({ app, request, url }) => {
  const [list, tools, checkedIn] = await Promise.all([
    listAppointments(app, { ...Object.fromEntries(url.searchParams), type: "video" }),
    app.actor.kind === "employee" ? listTools(app, "videoAppointments", url) : null,
    readCheckedIn(app, url.searchParams),
  ]);
  const { t } = createTranslator(app.locale);
  const back = url.pathname + url.search;
  const arrivals = list.view === "staff" ? { rights: arrivalRights(app), now: app.now, back } : undefined;
  const title = t("scheduling:list.videoTitle");
  return { list, arrivals, checkedIn, title, clock: clockOfReader(app, request), tools };
});

export const meta = screenTitle;

export default function VideoAppointments() {
  const { list, arrivals, checkedIn, title, clock, tools } = useLoaderData<typeof loader>();
  return (
    <AppointmentList
      {...{ list, arrivals, checkedIn, title, clock, tools }}
      hrefFor={paths.videoAppointments}
      oneType
    />
  );
}
