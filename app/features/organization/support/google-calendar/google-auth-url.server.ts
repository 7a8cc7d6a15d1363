import type { RequestContext } from "~/platform/context.server";
import { calendarOwner } from "../../services/google-calendar/calendar-owner.server";
import { googleCalendarOf, googleRedirectUri, requireGoogle } from "./google-calendar-of.server";
import { makeState } from "./google-state.server";

/**
 * Where the person who asks allows us their calendar at Google; good for ten minutes, and for them alone.
 * @throws ConflictError `googleNotSetUp`
 */
export async function googleAuthUrl(context: RequestContext, google = googleCalendarOf(context)): Promise<string> {
  const employeeId = await calendarOwner(context);
  const port = requireGoogle(google);
  const { state, challenge } = await makeState(context, employeeId);
  return port.authUrl({ redirectUri: googleRedirectUri(context.env), state, challenge });
}
