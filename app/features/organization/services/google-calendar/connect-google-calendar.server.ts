import { commit } from "~/db/commit.server";
import type { RequestContext } from "~/platform/context.server";
import { ConflictError, InvalidError } from "~/platform/http/errors.server";
import { parse } from "~/platform/http/parse.server";
import { putConnection } from "../../data/google-calendar/calendar-connections.server";
import { googleAnswerSchema } from "../../schemas/google-calendar/google-calendar";
import { calendarOwner } from "./calendar-owner.server";
import { sealTokens } from "../../support/google-calendar/calendar-tokens.server";
import {
  googleCalendarOf,
  googleRedirectUri,
  requireGoogle,
  throughGoogle,
} from "../../support/google-calendar/google-calendar-of.server";
import { verifierOfState } from "../../support/google-calendar/google-state.server";

/**
 * Connects the calendar of the person who comes back from Google: exchanges the code for tokens, and takes their main
 * calendar until they choose another.
 * @throws InvalidError for a state that is not this person's or has run out
 * @throws ConflictError `googleNotSetUp`, `googleRefused`, `googleNoCalendar`; UpstreamError
 */
export async function connectGoogleCalendar(
  context: RequestContext,
  raw: unknown,
  google = googleCalendarOf(context),
): Promise<{ calendarId: string; calendarName: string }> {
  const employeeId = await calendarOwner(context);
  const port = requireGoogle(google);
  const { code, state } = parse(googleAnswerSchema, raw);
  const verifier = await verifierOfState(context, state, employeeId);
  if (!verifier) throw new InvalidError([{ field: "state", message: "google-calendar:problem.state" }]);
  const redirectUri = googleRedirectUri(context.env);
  const tokens = await throughGoogle(port.exchange({ code, verifier, redirectUri }, context.now));
  const [main] = await throughGoogle(port.calendars(tokens));
  if (!main) throw new ConflictError("googleNoCalendar");
  const connection = { calendarId: main.id, calendarName: main.name };
  const sealedTokens = await sealTokens(context, employeeId, tokens);
  const { result } = await commit(context, {
    writes: [putConnection(context.db, { employeeId, ...connection, sealedTokens, connectedAt: context.now })],
    audit: [{ action: "calendar.connect", subjectKind: "employee", subjectId: employeeId, fields: ["calendarId"] }],
    result: connection,
  });
  return result;
}
