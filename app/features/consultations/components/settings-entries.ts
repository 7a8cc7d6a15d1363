import { paths } from "~/paths";
import { entryOf } from "~/screens/record-kind";
import type { SettingsEntry } from "~/screens/settings-entry";
import { pharmacyKind } from "../schemas/pharmacy/pharmacy";

/** The rows of the settings index about prescriptions. */
export const settingsEntries: readonly SettingsEntry[] = [
  entryOf(pharmacyKind, { href: paths.pharmacies(), group: "records" }),
  {
    href: paths.prescriptionAdmin(),
    title: "pharmacy:list.title",
    text: "pharmacy:list.text",
    group: "records",
    authority: "pharmacy.manage",
  },
  {
    href: paths.pharmacyReport(),
    title: "pharmacy:report.title",
    text: "pharmacy:report.text",
    group: "records",
    authority: "pharmacy.manage",
  },
];
