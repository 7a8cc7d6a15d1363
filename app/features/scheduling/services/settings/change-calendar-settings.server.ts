import { authorize } from "~/platform/access/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import { parse } from "~/platform/http/parse.server";
import type { CalendarSettingsRow } from "../../data/settings/calendar-settings-edit.server";
import { calendarFields } from "../../domain/calendar/calendar-fields";
import { calendarSettingsSchema } from "../../schemas/settings/calendar-settings";
import { writeCalendarSettings } from "./write-calendar-settings.server";

/**
 * Changes the grid and hours of the calendar, and by what patients can book.
 * @throws InvalidError at the fields, StaleFormError where somebody saved them meanwhile
 */
export async function changeCalendarSettings(context: RequestContext, raw: unknown): Promise<CalendarSettingsRow> {
  await authorize(context, "settings.change");
  return writeCalendarSettings(context, parse(calendarSettingsSchema, raw), calendarFields);
}
