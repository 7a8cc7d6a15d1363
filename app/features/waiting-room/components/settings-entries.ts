import type { SettingsEntry } from "~/screens/settings-entry";
import { paths } from "~/paths";

/** The waiting rooms' rows of the settings index. */
export const settingsEntries: readonly SettingsEntry[] = [
  {
    href: paths.sharedRooms(),
    title: "rooms:shared.title",
    text: "rooms:shared.text",
    group: "portal",
    authority: "organization.manage",
  },
];
