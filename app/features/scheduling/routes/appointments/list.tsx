import { useActionData, useLoaderData, type ClientActionFunctionArgs } from "@remix-run/react";
import { listTools } from "~/features/identity/public.server";
import { createTranslator } from "~/i18n/translator.server";
import { paths } from "~/paths";
import { verdictOf } from "~/platform/access/authorize.server";
import { defineForm } from "~/platform/http/define-form.server";
import type { ScreenHandle } from "~/platform/http/screen-handle";
import { screenTitle } from "~/platform/http/screen-title";
import { defineLoader } from "~/platform/http/screen.server";
import { AppointmentList } from "../../components/lists/appointment-list";
import { NO_ANSWER, type BoardAnswer } from "../../components/calendar/board-answer";
import { CalendarPage } from "../../components/calendar/calendar-page";
import { arrivalRights, mayMove } from "../../support/appointments/arrivals/arrival-rights.server";
import { clockOfReader } from "../../support/availability/clock-of-reader.server";
import { readSaidArrival } from "../../services/appointments/arrivals/read-said-arrival.server";
import { listAppointments } from "../../services/lists/list-appointments.server";
import { readCalendar } from "../../services/calendar/read-calendar.server";
import { answerActs, requestsOf } from "./answer-acts.server";
import { boardActs } from "./board-acts.server";
import { justDoneOf } from "./just-done-of.server";
import { listedActs } from "./listed-acts.server";

const asCalendar = {
  hydrate: true,
  islands: ["booking-panel"],
  namespaces: ["arrivals", "schedule", "scheduling"],
  width: "full",
} satisfies ScreenHandle;
const hasCalendar = (data: unknown) => typeof data === "object" && data !== null && "calendar" in data;

export const handle = {
  namespaces: ["scheduling"],
  width: "wide",
  of: (data) => (hasCalendar(data) ? asCalendar : { islands: ["appointment-pages", "booking-panel"] }),
} satisfies ScreenHandle;

export const loader = defineLoader(async ({ app, request, url }) => {
  const asked = url.searchParams.get("view");
  const justDone = await justDoneOf(app, url.searchParams);
  // The calendar is for whoever books; others have the list alone.
  if (asked !== null && app.actor.kind === "employee" && verdictOf(app, "appointment.set") === "allowed") {
    const fields = { ...Object.fromEntries(url.searchParams), employeeId: url.searchParams.getAll("employeeId") };
    const calendar = await readCalendar(app, fields);
    const title = createTranslator(app.locale).t("schedule:title");
    const removed = justDone?.what === "disable" ? justDone : null;
    return { calendar, title, now: app.now, fitted: asked !== calendar.board.view, removed };
  }
  const [list, tools, saidArrival] = await Promise.all([
    listAppointments(app, Object.fromEntries(url.searchParams)),
    app.actor.kind === "employee" ? listTools(app, "appointments", url) : null,
    readSaidArrival(app, url.searchParams),
  ]);
  const { t } = createTranslator(app.locale);
  const title = list.view === "patient" ? t("scheduling:list.mineTitle") : t("scheduling:list.title");
  const back = url.pathname + url.search;
  const arrivals =
    list.view === "staff" ? { rights: arrivalRights(app), moves: mayMove(app), now: app.now, back } : undefined;
  const requests = await requestsOf(app, list, url.searchParams);
  return { list, title, arrivals, saidArrival, clock: clockOfReader(app, request), justDone, requests, tools };
});

export const meta = screenTitle;

export const action = defineForm({ ...boardActs, ...answerActs, ...listedActs });

/** In the browser: a line that is down or a page of an error puts everything back and says so, and the page stays. */
export const clientAction = async ({ serverAction }: ClientActionFunctionArgs): Promise<BoardAnswer> => {
  try {
    return await serverAction<BoardAnswer>();
  } catch (error) {
    if (error instanceof Response) throw error;
    return NO_ANSWER;
  }
};

export default function Appointments() {
  const page = useLoaderData<typeof loader>();
  const refused = useActionData<BoardAnswer>();
  if (page.calendar) return <CalendarPage {...page} />;
  // The list does not hydrate, so that the calendar's script carries nothing of it.
  if (!import.meta.env.SSR) return null;
  const { list, title, arrivals, saidArrival, clock, justDone, requests, tools } = page;
  return (
    <AppointmentList
      {...{ list, title, arrivals, saidArrival, clock, justDone, tools }}
      requests={requests && { ...requests, errors: refused && "errors" in refused ? refused.errors : [] }}
      hrefFor={paths.appointments}
      calendarHref={calendarHref(list)}
    />
  );
}

/** The calendar is the clinic's; patients have their list. */
const calendarHref = ({ view, books }: { view: "staff" | "patient"; books: boolean }) =>
  view === "staff" && books ? paths.appointments({ view: "calendar" }) : undefined;
