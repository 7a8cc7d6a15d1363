import type { SettingsEntry } from "~/screens/settings-entry";
import { paths } from "~/paths";

/** The rows of the settings index that are about the calendar. */
export const settingsEntries: readonly SettingsEntry[] = [
  {
    href: paths.employeeTimings(),
    title: "timings:title",
    text: "timings:entry",
    group: "own",
    authority: "employee.timings",
  },
  {
    href: paths.calendarFeeds(),
    title: "calendar:feed.title",
    text: "calendar:feed.entry",
    group: "own",
    authority: "calendar.connect",
  },
  {
    href: paths.setting("calendar_settings"),
    title: "calendar:title",
    text: "calendar:text",
    group: "booking",
    authority: "settings.read",
    concerns: "appointment.list",
  },
  {
    href: paths.arrivalSettings(),
    title: "arrivals:settings.title",
    text: "arrivals:settings.text",
    group: "booking",
    authority: "settings.change",
  },
  {
    href: paths.adminSetting("appointment"),
    title: "calendar:rulesTitle",
    text: "calendar:rulesText",
    group: "booking",
    authority: "settings.change",
  },
];
