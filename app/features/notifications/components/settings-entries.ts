import type { SettingsEntry } from "~/screens/settings-entry";
import { paths } from "~/paths";

/** The rows of the settings index that are about what is sent. */
export const settingsEntries = [
  {
    href: paths.sentMessages(),
    title: "notifications:sent.title",
    text: "notifications:sent.lead",
    group: "messages",
    apart: true,
    authority: "settings.change",
  },
  {
    href: paths.marketing(),
    title: "marketing:page.title",
    text: "marketing:page.lead",
    group: "messages",
    authority: "settings.change",
  },
  {
    href: paths.messageAccount(),
    title: "channels:account.title",
    text: "channels:account.text",
    group: "messages",
    authority: "settings.change",
  },
  {
    href: paths.wordings(),
    title: "wording:title",
    text: "wording:settingsText",
    below: "/secure/providerweb/e/settings/text-templates/",
    group: "messages",
    authority: "settings.change",
  },
  {
    href: paths.notificationPreferences(),
    title: "settings:areas.ownNotifications.title",
    text: "settings:areas.ownNotifications.text",
    group: "own",
    authority: "settings.read",
  },
] as const satisfies readonly SettingsEntry[];
