import { integer, sqliteTable } from "drizzle-orm/sqlite-core";
import { flag, json, version } from "../columns.server";
import type { TableOwner } from "../table-owner";

export const owner: TableOwner = "scheduling";

/** Booking rules of the whole organization. */
export const calendarSettings = sqliteTable("calendar_settings", {
  organizationId: integer("organization_id").primaryKey(),
  calendarSlotDuration: integer("calendar_slot_duration").notNull().default(5),
  dayStartInMins: integer("day_start_in_mins").notNull().default(0),
  dayEndInMins: integer("day_end_in_mins").notNull().default(1440),
  healthCareProviderBasedBooking: flag("health_care_provider_based_booking").default(true),
  serviceOnlyBasedBooking: flag("service_only_based_booking").default(true),
  minimumNoticeMinutes: integer("minimum_notice_minutes").notNull().default(60),
  horizonDays: integer("horizon_days").notNull().default(60),
  minimumDate: integer("minimum_date").notNull().default(0),
  dailyMaximum: integer("daily_maximum"),
  undoWindowSeconds: integer("undo_window_seconds").notNull().default(60),
  /** Whether people who are not signed in must confirm their request by a mailed link. */
  confirmByMail: flag("confirm_by_mail").default(false),
  excludedDates: json<string[]>("excluded_dates").notNull(),
  version: version(),
});
