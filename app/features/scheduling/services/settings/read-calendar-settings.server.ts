import { authorize } from "~/platform/access/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import { readCalendarSettingsRow, type CalendarSettingsRow } from "../../data/settings/calendar-settings-edit.server";

/** The calendar's settings and the rules of booking, for whoever works here. */
export async function readCalendarSettings(context: RequestContext): Promise<CalendarSettingsRow> {
  await authorize(context, "settings.read");
  return readCalendarSettingsRow(context.db);
}
