import { foreignKey, index, integer, primaryKey, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { flag, id, instant, json, organizationId, version } from "../columns.server";
import type { PatientRows, TableOwner } from "../table-owner";
import { employee } from "./identity.server";
import { patient } from "./patients.server";

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

/**
 * A secret address at which a provider's or a patient's own calendar program reads their appointments. Only the hash of
 * its token is stored; it ends when it is revoked, or its owner is disabled or loses their account.
 */
export const calendarFeed = sqliteTable(
  "calendar_feed",
  {
    organizationId: organizationId(),
    id: id(),
    employeeId: text("employee_id"),
    /** Of a patient's own calendar, instead of the employee. */
    patientId: text("patient_id"),
    tokenHash: text("token_hash").notNull(),
    /** Whether it shows patients' names instead of initials. */
    showsNames: integer("shows_names", { mode: "boolean" }).notNull(),
    createdAt: instant("created_at").notNull(),
    lastReadAt: instant("last_read_at"),
    revokedAt: instant("revoked_at"),
  },
  (t) => [
    primaryKey({ columns: [t.organizationId, t.id] }),
    uniqueIndex("calendar_feed_token").on(t.organizationId, t.tokenHash),
    index("calendar_feed_employee").on(t.organizationId, t.employeeId),
    index("calendar_feed_patient").on(t.organizationId, t.patientId),
    foreignKey({ columns: [t.organizationId, t.employeeId], foreignColumns: [employee.organizationId, employee.id] }),
    foreignKey({ columns: [t.organizationId, t.patientId], foreignColumns: [patient.organizationId, patient.id] }),
  ],
);

export const patientRows: PatientRows = { moved: [calendarFeed.patientId] };
