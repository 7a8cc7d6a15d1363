import type { TenantDb } from "~/db/client.server";
import { pick } from "~/db/pick.server";
import { calendarSettings } from "~/db/schema/calendar-settings.server";

/** The organization's rules of booking: one row. */
export const calendarSettingsStatement = (db: TenantDb) =>
  db.orm
    .select(
      pick({
        calendarSlotDuration: calendarSettings.calendarSlotDuration,
        dayStartInMins: calendarSettings.dayStartInMins,
        dayEndInMins: calendarSettings.dayEndInMins,
        healthCareProviderBasedBooking: calendarSettings.healthCareProviderBasedBooking,
        serviceOnlyBasedBooking: calendarSettings.serviceOnlyBasedBooking,
        minimumNoticeMinutes: calendarSettings.minimumNoticeMinutes,
        horizonDays: calendarSettings.horizonDays,
        minimumDate: calendarSettings.minimumDate,
        dailyMaximum: calendarSettings.dailyMaximum,
        excludedDates: calendarSettings.excludedDates,
        confirmByMail: calendarSettings.confirmByMail,
      }),
    )
    .from(calendarSettings)
    .where(db.own(calendarSettings));
