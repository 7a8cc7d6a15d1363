import { commit } from "~/db/commit.server";
import type { RequestContext } from "~/platform/context.server";
import { InvalidError } from "~/platform/http/errors.server";
import { parse } from "~/platform/http/parse.server";
import { setCalendar } from "../../data/google-calendar/calendar-connections.server";
import { chooseCalendarSchema } from "../../schemas/google-calendar/google-calendar";
import { calendarOwner } from "./calendar-owner.server";
import { googleCalendarOf } from "../../support/google-calendar/google-calendar-of.server";
import { listGoogleCalendars } from "./list-google-calendars.server";

/** Uses another of the person's calendars. @throws InvalidError for one that is not theirs; as `listGoogleCalendars` */
export async function chooseGoogleCalendar(
  context: RequestContext,
  raw: unknown,
  google = googleCalendarOf(context),
): Promise<{ calendarId: string; calendarName: string }> {
  const employeeId = await calendarOwner(context);
  const { calendarId } = parse(chooseCalendarSchema, raw);
  const { calendars } = await listGoogleCalendars(context, google);
  const chosen = calendars.find(({ id }) => id === calendarId);
  if (!chosen) throw new InvalidError([{ field: "calendarId", message: "errors:field.chooseOne" }]);
  const { result } = await commit(context, {
    guarded: setCalendar(context.db, employeeId, chosen),
    audit: [{ action: "calendar.choose", subjectKind: "employee", subjectId: employeeId, fields: ["calendarId"] }],
    result: { calendarId: chosen.id, calendarName: chosen.name },
  });
  return result;
}
