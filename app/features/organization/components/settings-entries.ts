import { entryOf } from "~/screens/record-kind";
import type { SettingsEntry } from "~/screens/settings-entry";
import { paths } from "~/paths";
import { branchKind, clientKind, departmentKind } from "../schemas/catalog/catalog";
import { AREA_SCREENS } from "./area-screens";
import { integrationEntries } from "./integration-entries";

const managed = { group: "organization", authority: "organization.manage" } as const;

/** The organization's rows of the settings index. */
export const settingsEntries: readonly SettingsEntry[] = [
  entryOf(branchKind, { href: paths.setting("branch"), ...managed }),
  entryOf(departmentKind, { href: paths.setting("departments"), ...managed }),
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
  entryOf(clientKind, { href: paths.adminSetting("client-organizations"), ...managed }),
  ...AREA_SCREENS.filter(({ offered }) => offered),
  ...integrationEntries,
];
