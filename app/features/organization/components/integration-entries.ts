import type { SettingsEntry } from "~/screens/settings-entry";
import { paths } from "~/paths";

/** The settings by which other programs reach the clinic, and the clinic them. */
export const integrationEntries: readonly SettingsEntry[] = [
  {
    href: paths.apiKeys(),
    title: "api-access:title",
    text: "api-access:text",
    group: "connections",
    authority: "apiKey.manage",
  },
  {
    href: paths.externalApps(),
    title: "api-access:apps.title",
    text: "api-access:apps.text",
    group: "connections",
    authority: "apiKey.manage",
  },
  {
    href: paths.googleCalendar(),
    title: "google-calendar:title",
    text: "google-calendar:text",
    group: "connections",
    authority: "calendar.connect",
  },
];
