import type { SettingsEntry } from "~/screens/settings-entry";
import { paths } from "~/paths";

/** The row of what patients said in the settings index. */
export const settingsEntries: readonly SettingsEntry[] = [
  {
    href: paths.feedback(),
    title: "feedback:list.title",
    text: "feedback:list.settingsText",
    group: "messages",
    authority: "feedback.read",
  },
];
