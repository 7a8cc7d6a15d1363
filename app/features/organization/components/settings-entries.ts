import type { SettingsEntry } from "~/i18n/settings-entry";
import { paths } from "~/paths";
import { AREA_SCREENS, isOffered } from "./area-screens";
import { integrationEntries } from "./integration-entries";

/** The organization's rows of the settings index. */
export const settingsEntries: readonly SettingsEntry[] = [
  {
    href: paths.setting("branch"),
    title: "organization:branchScreen.title",
    text: "organization:branchScreen.text",
    group: "organization",
    authority: "organization.manage",
  },
  {
    href: paths.setting("departments"),
    title: "organization:departmentScreen.title",
    text: "organization:departmentScreen.text",
    group: "organization",
    authority: "organization.manage",
  },
  {
    href: paths.setting("clinic_service_offering"),
    title: "organization:offerings.clinicTitle",
    text: "organization:offerings.clinicText",
    group: "booking",
    authority: "organization.manage",
  },
  {
    href: paths.setting("video_service_offering"),
    title: "organization:offerings.videoTitle",
    text: "organization:offerings.videoText",
    group: "booking",
    authority: "organization.manage",
  },
  {
    href: paths.adminSetting("client-organizations"),
    title: "organization:clients.title",
    text: "organization:clients.text",
    group: "organization",
    authority: "organization.manage",
  },
  ...AREA_SCREENS.filter(isOffered),
  ...integrationEntries,
];
