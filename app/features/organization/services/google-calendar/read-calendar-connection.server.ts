import type { RequestContext } from "~/platform/context.server";
import { findConnection } from "../../data/google-calendar/calendar-connections.server";
import { calendarOwner } from "./calendar-owner.server";
import { googleCalendarOf } from "../../support/google-calendar/google-calendar-of.server";

/**
 * The connection of the person who asks, as it is stored: without asking Google. `available`: whether one can be made.
 */
export async function readCalendarConnection(context: RequestContext) {
  const employeeId = await calendarOwner(context);
  const found = await findConnection(context.db, employeeId);
  const { calendarId, calendarName, connectedAt } = found ?? {};
  const connection = calendarId && calendarName !== undefined && connectedAt !== undefined;
  return {
    available: googleCalendarOf(context) !== null,
    connection: connection ? { calendarId, calendarName, connectedAt } : null,
  };
}
