import { appointmentCalls } from "./appointment-calls.server";
import { bookingCalls } from "./booking-calls.server";
import { calendarSettingsCalls } from "./calendar-settings-calls.server";
import { groupSessionCalls } from "./group-session-calls.server";
import { timingsCalls } from "./timings-calls.server";

/** The calls of booking, appointments and a provider's time. */
export const schedulingCalls = [
  ...bookingCalls,
  ...appointmentCalls,
  ...groupSessionCalls,
  ...timingsCalls,
  ...calendarSettingsCalls,
];
