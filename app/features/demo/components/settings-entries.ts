import { paths } from "~/paths";
import type { SettingsEntry } from "~/screens/settings-entry";

/** The row of the settings index that is about demo data. */
export const settingsEntries: readonly SettingsEntry[] = [
  {
    href: paths.demoData(),
    title: "demo:title",
    text: "demo:text",
    group: "organization",
    authority: "demo.manage",
  },
];
