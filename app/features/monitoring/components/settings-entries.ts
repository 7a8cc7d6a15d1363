import type { SettingsEntry } from "~/screens/settings-entry";
import { paths } from "~/paths";

/** The rows of monitoring in the settings index, beside its two settings. */
export const settingsEntries: readonly SettingsEntry[] = [
  {
    href: paths.monitoringPlans(),
    title: "monitoring:plans.title",
    text: "monitoring:plans.lead",
    group: "records",
    authority: "settings.change",
  },
  {
    href: paths.monitoringMembers(),
    title: "monitoring:plans.members",
    text: "monitoring:plans.membersLead",
    group: "records",
    authority: "settings.change",
  },
];
