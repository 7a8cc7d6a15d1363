import { formatMinutes } from "~/kernel/time/minutes";

interface CalendarValues {
  readonly calendarSlotDuration: number;
  readonly dayStartInMins: number;
  readonly dayEndInMins: number;
  readonly healthCareProviderBasedBooking: boolean;
  readonly serviceOnlyBasedBooking: boolean;
}

interface RuleValues {
  readonly minimumNoticeMinutes: number;
  readonly horizonDays: number;
  readonly minimumDate: number;
  readonly dailyMaximum: number | null;
  readonly undoWindowSeconds: number;
  readonly confirmByMail: boolean;
  readonly excludedDates: readonly string[];
}

/** What the form of the calendar is filled with: times as hh:mm, the end of the day as 00:00. */
export const calendarFields = (row: CalendarValues) => ({
  calendarSlotDuration: row.calendarSlotDuration,
  dayStartInMins: formatMinutes(row.dayStartInMins),
  dayEndInMins: formatMinutes(row.dayEndInMins % 1440),
  healthCareProviderBasedBooking: row.healthCareProviderBasedBooking,
  serviceOnlyBasedBooking: row.serviceOnlyBasedBooking,
});

/** What the form of the rules of booking is filled with. */
export const ruleFields = (row: RuleValues) => ({
  minimumNoticeMinutes: row.minimumNoticeMinutes,
  horizonDays: row.horizonDays,
  minimumDate: row.minimumDate,
  dailyMaximum: row.dailyMaximum,
  undoWindowSeconds: row.undoWindowSeconds,
  confirmByMail: row.confirmByMail,
  excludedDates: row.excludedDates,
});
