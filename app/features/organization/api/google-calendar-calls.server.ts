import { z } from "zod";
import { DONE } from "~/kernel/answer";
import { callsOf, defineCall } from "~/platform/calls/calls.server";
import { authorizeCalendarSchema, deAuthorizeCalendarSchema } from "../schemas/google-calendar/google-calendar";
import { authUrlAnswer, calendarsAnswer, chosenCalendarAnswer } from "../schemas/settings/organization-answers";
import { chooseGoogleCalendar } from "../services/google-calendar/choose-google-calendar.server";
import { connectGoogleCalendar } from "../services/google-calendar/connect-google-calendar.server";
import { disconnectGoogleCalendar } from "../services/google-calendar/disconnect-google-calendar.server";
import { googleAuthUrl } from "../support/google-calendar/google-auth-url.server";
import { listGoogleCalendars } from "../services/google-calendar/list-google-calendars.server";

/** Connecting one's calendar at Google. */
export const googleCalendarCalls = callsOf("access", [
  defineCall({
    method: "GET",
    path: "/googleCalendar/getCalendars",
    auth: "session",
    audience: "employee",
    summary: "Lists the caller's Google calendars and which one is in use.",
    answer: calendarsAnswer,
    input: z.object({}),
    run: async (context) => ({ status: true, ...(await listGoogleCalendars(context)) }),
  }),
  defineCall({
    method: "GET",
    path: "/googleCalendar/getAuthUrl",
    auth: "session",
    audience: "employee",
    summary: "Returns the Google address where the caller gives permission. It works for ten minutes.",
    answer: authUrlAnswer,
    input: z.object({}),
    run: async (context) => ({ status: true, url: await googleAuthUrl(context) }),
  }),
  defineCall({
    method: "POST",
    path: "/googleCalendar/authorizeCalendar",
    auth: "session",
    audience: "employee",
    summary: "Connects with the code and state from Google, or selects another calendar.",
    answer: chosenCalendarAnswer,
    input: authorizeCalendarSchema,
    run: async (context, input) => ({
      status: true,
      ...("code" in input ? await connectGoogleCalendar(context, input) : await chooseGoogleCalendar(context, input)),
    }),
  }),
  defineCall({
    method: "POST",
    path: "/googleCalendar/deAuthorizeCalendar",
    auth: "session",
    audience: "employee",
    summary: "Disconnects and revokes the tokens at Google.",
    answer: DONE,
    input: deAuthorizeCalendarSchema,
    run: async (context, input) => {
      await disconnectGoogleCalendar(context, input);
      return { status: true };
    },
  }),
]);
