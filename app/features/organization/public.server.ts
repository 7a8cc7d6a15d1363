import type { Call } from "~/platform/calls.server";
import { apiKeyCalls } from "./api/api-key-calls.server";
import { catalogCalls } from "./api/catalog-calls.server";
import { googleCalendarCalls } from "./api/google-calendar-calls.server";
import { settingsCalls } from "./api/settings-calls.server";

export { MOST_GROUP_SEATS } from "./domain/group-seats";
export { openSecret, secretSetAt } from "./services/open-secret.server";
export { readOrganization, type OrganizationParts } from "./services/read-organization.server";
export { readHipaa, type HipaaView } from "./services/read-hipaa.server";
export { readCatalog } from "./services/read-catalog.server";
export { saveConfig } from "./services/save-config.server";
export { saveBranch } from "./services/save-branch.server";
export { saveDepartment } from "./services/save-department.server";
export { saveOffering } from "./services/save-offering.server";
export { readSetup } from "./services/read-setup.server";
export { setSecret } from "./services/set-secret.server";
export { settingsOf } from "./services/settings-of.server";
export { limitOrganization } from "./services/limit-organization.server";
export { listClients } from "./services/list-clients.server";
export { startPageOf } from "./services/start-page.server";
export { settingOf } from "./services/setting-of.server";
export { userSettingOf } from "./services/user-setting-of.server";
export { changeUserSetting, readUserSetting } from "./services/user-settings.server";
export { secretWrite } from "./services/set-secret.server";
export type { SettingOf, UserSettingOf } from "./schemas/setting-areas";
export { claimFile } from "./data/files.server";
export { deleteFile } from "./services/delete-file.server";
export { eraseFile } from "./services/erase-file.server";
export { discardUnclaimed } from "./services/discard-unclaimed.server";
export { googleReturnAddress } from "./services/google-state.server";
export { loadFile } from "./services/load-file.server";
export { fileDownload } from "./services/file-download.server";
export { keepFile, type KeptFile } from "./services/keep-file.server";
export { readFile } from "./services/read-file.server";
export { retiredSince, retireFile, reviveFile } from "./services/retire-file.server";
export { readLogo, readPhoto } from "./services/read-logo.server";
export { storeFile } from "./services/store-file.server";
export { removeLogo, storeLogo } from "./services/store-logo.server";

/** Every call of the organization and its settings. */
export const organizationCalls: readonly Call[] = [
  ...catalogCalls,
  ...settingsCalls,
  ...apiKeyCalls,
  ...googleCalendarCalls,
];
