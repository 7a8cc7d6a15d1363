import type { SettingsEntry } from "~/screens/settings-entry";
import { paths } from "~/paths";

/** The row of the import in the settings index. */
export const settingsEntries: readonly SettingsEntry[] = [
  {
    href: paths.patientImports(),
    title: "imports:title",
    text: "imports:settingsText",
    group: "people",
    authority: "patientImport.manage",
  },
];
