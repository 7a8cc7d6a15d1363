import { z } from "zod";
import { callsOf, defineCall } from "~/platform/calls/calls.server";
import type { RequestContext } from "~/platform/context.server";
import { calendarSettingsSchema } from "../schemas/settings/calendar-settings";
import { calendarSettingsAnswer } from "../schemas/settings/settings-answers";
import { changeCalendarSettings } from "../services/settings/change-calendar-settings.server";
import { readCalendarSettings } from "../services/settings/read-calendar-settings.server";

type Settings = Awaited<ReturnType<typeof readCalendarSettings>>;

/** With the specification's names (section 3), and the version that a change can be made from. */
const answered = ({ organization }: RequestContext, settings: Settings) => ({
  status: true,
  organizationId: organization.id,
  calendarSlotDuration: settings.calendarSlotDuration,
  dayStartInMins: settings.dayStartInMins,
  dayEndInMins: settings.dayEndInMins,
  healthCareProviderBasedBooking: settings.healthCareProviderBasedBooking,
  serviceOnlyBasedBooking: settings.serviceOnlyBasedBooking,
  version: settings.version,
});

/** The calls of the calendar's settings. */
export const calendarSettingsCalls = callsOf("settings", [
  defineCall({
    method: "GET",
    path: "/calendarSettings",
    auth: "session",
    audience: "employee",
    summary: "Returns the grid and hours of the calendar, and the rules for booking.",
    answer: calendarSettingsAnswer,
    input: z.object({}),
    run: async (context) => answered(context, await readCalendarSettings(context)),
  }),
  defineCall({
    method: "PUT",
    path: "/calendarSettings",
    auth: "session",
    audience: "admin",
    summary: "Changes the calendar's settings.",
    answer: calendarSettingsAnswer,
    input: z.looseObject({}),
    takes: calendarSettingsSchema,
    run: async (context, input) => answered(context, await changeCalendarSettings(context, input)),
  }),
]);
