import type { SettingsEntry } from "~/screens/settings-entry";
import { paths } from "~/paths";

/** The row of the services by which patients ask in the settings index. */
export const settingsEntries: readonly SettingsEntry[] = [
  {
    href: paths.questionServices(),
    title: "text-questions:staff.services",
    text: "text-questions:staff.servicesLead",
    group: "booking",
    authority: "settings.change",
  },
];
