import { commit } from "~/db/commit.server";
import type { RequestContext } from "~/platform/context.server";
import {
  findConnection,
  setTokens,
  type CalendarConnection,
} from "../../data/google-calendar/calendar-connections.server";
import { calendarOwner } from "./calendar-owner.server";
import { openTokens, sealTokens } from "../../support/google-calendar/calendar-tokens.server";
import {
  googleCalendarOf,
  requireGoogle,
  throughGoogle,
} from "../../support/google-calendar/google-calendar-of.server";
import type {
  GoogleCalendarChoice,
  GoogleCalendarPort,
  GoogleTokens,
} from "../../adapters/google-calendar-port.server";

/** Tokens with less than this left are renewed first. */
const LEAST_LEFT_MS = 60_000;

/** Tokens that open now; renewed ones are kept. */
async function freshTokens(
  context: RequestContext,
  port: GoogleCalendarPort,
  { employeeId, sealedTokens }: CalendarConnection,
): Promise<GoogleTokens> {
  const tokens = await openTokens(context, employeeId, sealedTokens);
  if (tokens.expiresAt - context.now >= LEAST_LEFT_MS) return tokens;
  const renewed = await throughGoogle(port.refresh(tokens, context.now));
  await commit(context, {
    guarded: setTokens(context.db, employeeId, await sealTokens(context, employeeId, renewed)),
    audit: [{ action: "calendar.renew", subjectKind: "employee", subjectId: employeeId }],
    result: null,
  });
  return renewed;
}

export interface GoogleCalendars {
  /** The calendar that is used; null where none is connected. */
  connection: { calendarId: string; calendarName: string; connectedAt: number } | null;
  calendars: GoogleCalendarChoice[];
}

/**
 * The calendars of the person who asks, as Google lists them now, and which one is used.
 * @throws ConflictError `googleNotSetUp`, `googleRefused`; UpstreamError
 */
export async function listGoogleCalendars(
  context: RequestContext,
  google = googleCalendarOf(context),
): Promise<GoogleCalendars> {
  const employeeId = await calendarOwner(context);
  const port = requireGoogle(google);
  const found = await findConnection(context.db, employeeId);
  if (!found) return { connection: null, calendars: [] };
  const calendars = await throughGoogle(port.calendars(await freshTokens(context, port, found)));
  const { calendarId, calendarName, connectedAt } = found;
  return { connection: { calendarId, calendarName, connectedAt }, calendars };
}
