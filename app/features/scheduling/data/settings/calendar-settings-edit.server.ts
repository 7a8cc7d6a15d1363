import type { TenantDb } from "~/db/client.server";
import { pick } from "~/db/pick.server";
import { calendarSettings } from "~/db/schema/calendar-settings.server";

/** Everything that can be set about the calendar and the rules of booking. */
export interface CalendarSettingsRow {
  calendarSlotDuration: number;
  dayStartInMins: number;
  dayEndInMins: number;
  healthCareProviderBasedBooking: boolean;
  serviceOnlyBasedBooking: boolean;
  minimumNoticeMinutes: number;
  horizonDays: number;
  minimumDate: number;
  dailyMaximum: number | null;
  undoWindowSeconds: number;
  confirmByMail: boolean;
  excludedDates: string[];
  version: number;
}

/** What holds where an organization has no row yet: the table's own defaults, before any version. */
const DEFAULTS: CalendarSettingsRow = {
  calendarSlotDuration: 5,
  dayStartInMins: 0,
  dayEndInMins: 1_440,
  healthCareProviderBasedBooking: true,
  serviceOnlyBasedBooking: true,
  minimumNoticeMinutes: 60,
  horizonDays: 60,
  minimumDate: 0,
  dailyMaximum: null,
  undoWindowSeconds: 60,
  confirmByMail: false,
  excludedDates: [],
  version: 0,
};

export async function readCalendarSettingsRow(db: TenantDb): Promise<CalendarSettingsRow> {
  const [row] = await db.orm
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
        undoWindowSeconds: calendarSettings.undoWindowSeconds,
        confirmByMail: calendarSettings.confirmByMail,
        excludedDates: calendarSettings.excludedDates,
        version: calendarSettings.version,
      }),
    )
    .from(calendarSettings)
    .where(db.own(calendarSettings));
  return row ?? DEFAULTS;
}

const WRITE = `INSERT INTO calendar_settings (organization_id, calendar_slot_duration, day_start_in_mins, day_end_in_mins,
health_care_provider_based_booking, service_only_based_booking, minimum_notice_minutes, horizon_days, minimum_date,
daily_maximum, undo_window_seconds, excluded_dates, confirm_by_mail, version)
VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12, ?14, 1)
ON CONFLICT (organization_id) DO UPDATE SET calendar_slot_duration = excluded.calendar_slot_duration,
day_start_in_mins = excluded.day_start_in_mins, day_end_in_mins = excluded.day_end_in_mins,
health_care_provider_based_booking = excluded.health_care_provider_based_booking,
service_only_based_booking = excluded.service_only_based_booking,
minimum_notice_minutes = excluded.minimum_notice_minutes, horizon_days = excluded.horizon_days,
minimum_date = excluded.minimum_date, daily_maximum = excluded.daily_maximum,
undo_window_seconds = excluded.undo_window_seconds, excluded_dates = excluded.excluded_dates,
confirm_by_mail = excluded.confirm_by_mail,
version = version + 1 WHERE calendar_settings.version = ?13`;

/** Writes the row that comes after the version it carries; where that has passed it changes nothing. */
export const writeCalendarSettingsRow = (db: TenantDb, row: CalendarSettingsRow): D1PreparedStatement =>
  db.raw(
    WRITE,
    db.organizationId,
    row.calendarSlotDuration,
    row.dayStartInMins,
    row.dayEndInMins,
    Number(row.healthCareProviderBasedBooking),
    Number(row.serviceOnlyBasedBooking),
    row.minimumNoticeMinutes,
    row.horizonDays,
    row.minimumDate,
    row.dailyMaximum,
    row.undoWindowSeconds,
    JSON.stringify(row.excludedDates),
    row.version,
    Number(row.confirmByMail),
  );
