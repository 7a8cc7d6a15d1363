import { paths } from "~/paths";
import { entryOf } from "~/screens/record-kind";
import type { SettingsEntry } from "~/screens/settings-entry";
import { laboratoryKind } from "../schemas/laboratory/catalogue";
import { pharmacyKind } from "../schemas/pharmacy/pharmacy";

/** The rows of the settings index about notes, prescriptions and laboratory orders. */
export const settingsEntries: readonly SettingsEntry[] = [
  {
    href: paths.noteTemplates(),
    title: "note-editor:templates.title",
    text: "note-editor:templates.settingsText",
    group: "records",
    authority: "noteTemplate.manage",
  },
  {
    href: paths.noteTemplates(),
    title: "note-editor:templates.ownTitle",
    text: "note-editor:templates.ownText",
    group: "own",
    authority: "consultation.write",
  },
  entryOf(pharmacyKind, { href: paths.pharmacies(), group: "records" }),
  {
    href: paths.prescriptionAdmin(),
    title: "pharmacy:list.title",
    text: "pharmacy:list.text",
    group: "records",
    apart: true,
    authority: "pharmacy.manage",
  },
  {
    href: paths.pharmacyReport(),
    title: "pharmacy:report.title",
    text: "pharmacy:report.text",
    group: "records",
    apart: true,
    authority: "pharmacy.manage",
  },
  {
    ...entryOf(laboratoryKind, { href: paths.laboratories(), group: "records" }),
    foundBy: "search:settings.laboratories",
  },
  {
    href: paths.laboratories({ limits: "1" }),
    title: "laboratory:limits.title",
    text: "laboratory:limits.settingsText",
    group: "records",
    authority: "laboratory.manage",
    foundBy: "search:settings.limits",
  },
  {
    href: paths.labReport(),
    title: "laboratory:report.title",
    text: "laboratory:report.lead",
    group: "records",
    apart: true,
    authority: "laboratory.manage",
  },
];
