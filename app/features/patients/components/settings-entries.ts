import { entryOf } from "~/screens/record-kind";
import type { SettingsEntry } from "~/screens/settings-entry";
import { paths } from "~/paths";
import { categoryKind } from "../schemas/categories/category";

/** The rows of patients in the settings index. */
export const settingsEntries: readonly SettingsEntry[] = [
  entryOf(categoryKind, { href: paths.patientCategories(), group: "people", text: "patients:category.settingsText" }),
];
