import type { SettingsEntry } from "~/screens/settings-entry";
import { paths } from "~/paths";

/** The rows of patients in the settings index. */
export const settingsEntries: readonly SettingsEntry[] = [
  {
    href: paths.patientCategories(),
    title: "patients:category.title",
    text: "patients:category.settingsText",
    group: "people",
    authority: "patientCategory.manage",
  },
];
