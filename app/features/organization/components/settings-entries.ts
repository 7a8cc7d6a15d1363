import { entryOf } from "~/screens/record-kind";
import type { SettingsEntry } from "~/screens/settings-entry";
import { paths } from "~/paths";
import { billingMethodKind } from "../schemas/billing/billing-method";
import { branchKind, clientKind, departmentKind } from "../schemas/catalog/catalog";
import { billableServiceKind } from "../schemas/prices/billable-service";
import { taxRateKind } from "../schemas/prices/tax-rate";
import { AREA_SCREENS } from "./area-screens";
import { integrationEntries } from "./integration-entries";

/** The organization's rows of the settings index. */
export const settingsEntries: readonly SettingsEntry[] = [
  {
    ...entryOf(branchKind, { href: paths.setting("branch"), group: "organization" }),
    foundBy: "search:settings.branches",
  },
  entryOf(departmentKind, { href: paths.setting("departments"), group: "organization" }),
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
  entryOf(taxRateKind, { href: paths.setting("tax_rates"), group: "organization" }),
  entryOf(billableServiceKind, { href: paths.setting("billableservices"), group: "booking" }),
  entryOf(clientKind, { href: paths.adminSetting("client-organizations"), group: "organization" }),
  entryOf(billingMethodKind, { href: paths.setting("payment_method"), group: "organization" }),
  ...AREA_SCREENS.filter(({ offered }) => offered),
  ...integrationEntries,
];
