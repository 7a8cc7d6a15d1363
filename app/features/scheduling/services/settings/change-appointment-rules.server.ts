import { authorize } from "~/platform/access/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import { parse } from "~/platform/http/parse.server";
import type { CalendarSettingsRow } from "../../data/settings/calendar-settings-edit.server";
import { ruleFields } from "../../domain/calendar/calendar-fields";
import { appointmentRulesSchema } from "../../schemas/settings/calendar-settings";
import { writeCalendarSettings } from "./write-calendar-settings.server";

/**
 * Changes the rules by which times are offered, and how long an action can be taken back.
 * @throws InvalidError at the fields, StaleFormError where somebody saved them meanwhile
 */
export async function changeAppointmentRules(context: RequestContext, raw: unknown): Promise<CalendarSettingsRow> {
  await authorize(context, "settings.change");
  return writeCalendarSettings(context, parse(appointmentRulesSchema, raw), (row) => ({
    ...ruleFields(row),
    excludedDates: row.excludedDates.join(", "),
  }));
}
