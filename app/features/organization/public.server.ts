import type { Call } from "~/platform/calls/calls.server";
import { apiKeyCalls } from "./api/api-key-calls.server";
import { catalogCalls } from "./api/catalog-calls.server";
import { googleCalendarCalls } from "./api/google-calendar-calls.server";
import { settingsCalls } from "./api/settings-calls.server";

export { readPlaceZones } from "./data/catalog/place-zones.server";
export { filePatientQuery } from "./data/files/file-patient.server";
export { MOST_GROUP_SEATS } from "./domain/catalog/group-seats";
export { openSecret, secretSetAt } from "./services/settings/open-secret.server";
export { readOrganization, type OrganizationParts } from "./services/settings/read-organization.server";
export { readHipaa, type HipaaView } from "./services/settings/read-hipaa.server";
export { readCatalog } from "./services/catalog/read-catalog.server";
export { saveConfig } from "./services/settings/save-config.server";
export { saveBranch } from "./services/catalog/save-branch.server";
export { saveDepartment } from "./services/catalog/save-department.server";
export { saveOffering } from "./services/catalog/save-offering.server";
export { readSetup } from "./services/settings/read-setup.server";
export { setSecret } from "./services/settings/set-secret.server";
export { settingsOf } from "./services/settings/settings-of.server";
export { limitOrganization } from "./services/settings/limit-organization.server";
export { listClients } from "./services/catalog/list-clients.server";
export { startPageOf } from "./services/settings/start-page.server";
export { settingOf } from "./services/settings/setting-of.server";
export { userSettingOf } from "./services/settings/user-setting-of.server";
export { changeUserSetting, readUserSetting } from "./services/settings/user-settings.server";
export { secretWrite } from "./services/settings/set-secret.server";
export type { SettingOf, UserSettingOf } from "./schemas/settings/setting-areas";
export { giveOfferingsStatements } from "./data/catalog/offering-providers.server";
export { hasAccepted, insertAcceptance } from "./data/settings/terms.server";
export { claimFile } from "./data/files/files.server";
export { deleteFile } from "./services/files/delete-file.server";
export { eraseFile } from "./services/files/erase-file.server";
export { discardUnclaimed } from "./services/files/discard-unclaimed.server";
export { googleReturnAddress } from "./support/google-calendar/google-state.server";
export { loadFile } from "./services/files/load-file.server";
export { fileDownload } from "./support/files/file-download.server";
export { keepFile, type KeptFile } from "./services/files/keep-file.server";
export { readFile } from "./services/files/read-file.server";
export { retiredSince, retireFile, reviveFile } from "./services/files/retire-file.server";
export { readLogo, readPhoto } from "./services/files/read-logo.server";
export { storeFile } from "./services/files/store-file.server";
export { removeLogo, storeLogo } from "./services/files/store-logo.server";

/** Every call of the organization and its settings. */
export const organizationCalls: readonly Call[] = [
  ...catalogCalls,
  ...settingsCalls,
  ...apiKeyCalls,
  ...googleCalendarCalls,
];
