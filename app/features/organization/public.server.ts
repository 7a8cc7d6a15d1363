import { apiKeyCalls } from "./api/api-key-calls.server";
import { billingMethodCalls } from "./api/billing-method-calls.server";
import { catalogCalls, taxRateCalls } from "./api/catalog-calls.server";
import { googleCalendarCalls } from "./api/google-calendar-calls.server";
import { settingsCalls } from "./api/settings-calls.server";

export { chatScript, chatSourcesOf } from "./domain/settings/chat-service";
export { frameAncestors } from "./domain/settings/framing-sites";
export { readPlaceZones } from "./data/catalog/place-zones.server";
export { departmentsStatement } from "./data/catalog/catalog.server";
export { readTaxes } from "./data/prices/tax-rates.server";
export { readCurrencies } from "./data/prices/currencies.server";
export { priceTermsOf, priceTermsStatement } from "./data/prices/price-terms.server";
export { offeringChoices } from "./domain/catalog/offering-choices";
export { offeringNames } from "./data/catalog/offering-names.server";
export { frontPlacesStatement, readMainPlace, readPlaces, type NamedPlace } from "./data/catalog/places.server";
export { profileFileStatement } from "./data/files/profile-file.server";
export { filePatientQuery } from "./data/files/file-patient.server";
export { MOST_GROUP_SEATS } from "./domain/catalog/group-seats";
export { openSecret, secretSetAt } from "./services/settings/open-secret.server";
export { readOrganization, type OrganizationParts } from "./services/settings/read-organization.server";
export { readHipaa, type HipaaView } from "./services/settings/read-hipaa.server";
export { readCatalog } from "./services/catalog/read-catalog.server";
export { configs } from "./services/catalog/configs.server";
export { branches } from "./services/catalog/branches.server";
export { departments } from "./services/catalog/departments.server";
export { saveOffering } from "./services/catalog/save-offering.server";
export { billableServices } from "./services/prices/billable-services.server";
export { taxesAt } from "./domain/prices/tax-choice";
export { readSetup } from "./services/settings/read-setup.server";
export { dismissSetupStep, restoreSetupSteps } from "./services/settings/dismiss-setup-step.server";
export { isPayable } from "./schemas/catalog/catalog";
export { dismissStepSchema, standardSetupSchema, type StandardSetup } from "./schemas/settings/setup";
export { isUnderWay, type Setup } from "./domain/settings/setup";
export { setSecret } from "./services/settings/set-secret.server";
export { settingsOf } from "./services/settings/settings-of.server";
export { limitOrganization } from "./services/settings/limit-organization.server";
export { listClients } from "./services/catalog/list-clients.server";
export { startPageOf } from "./services/settings/start-page.server";
export { settingsStatement } from "./data/settings/settings.server";
export { settingFrom } from "./support/settings/stored-setting.server";
export { settingOf } from "./services/settings/setting-of.server";
export { ownSettingOf } from "./support/settings/own-setting-of.server";
export { userSettingOf } from "./services/settings/user-setting-of.server";
export { changeUserSetting, readUserSetting } from "./services/settings/user-settings.server";
export { secretWrite } from "./services/settings/set-secret.server";
export type { SettingOf, UserSettingOf } from "./schemas/settings/setting-areas";
export { giveOfferingsStatements } from "./data/catalog/offering-providers.server";
export { hasAccepted, insertAcceptance } from "./data/settings/terms.server";
export { keepOnceStatements, takeAwayWhere, type FileKeptOnce } from "./data/files/kept-once.server";
export { claimFile } from "./data/files/files.server";
export { deleteFile } from "./services/files/delete-file.server";
export { eraseFile } from "./services/files/erase-file.server";
export { discardUnclaimed } from "./services/files/discard-unclaimed.server";
export { googleReturnAddress } from "./support/google-calendar/google-state.server";
export { loadFile } from "./services/files/load-file.server";
export { askedOf, fileDownload, type Asked } from "./support/files/file-download.server";
export { examineBytes } from "./support/files/examine-content.server";
export { eraseUnlessKept } from "./support/files/erase-unless-kept.server";
export { eraseContent, putContent, putThumbnail, thumbnailIn } from "./support/files/file-content.server";
export { digestOf } from "./support/files/content-digest.server";
export { announcedFile, beginUpload, type BegunUpload } from "./support/files/begin-upload.server";
export { findUpload } from "./support/files/find-upload.server";
export { takePart } from "./support/files/take-part.server";
export { completeUpload, type ArrivedFile } from "./support/files/complete-upload.server";
export { discardAfter, discardUpload, endUpload } from "./support/files/discard-upload.server";
export {
  dropUpload,
  uploadBecameCopy,
  uploadStatement,
  type StoredUpload,
  type UploadScope,
} from "./data/files/uploads.server";
export { keepUploaded } from "./services/files/keep-uploaded.server";
export { thumbnailOf } from "./domain/files/thumbnail";
export { keepFile, type KeptFile } from "./services/files/keep-file.server";
export { readFile } from "./services/files/read-file.server";
export { erasureLater, retiredSince, retireFile, reviveFile } from "./services/files/retire-file.server";
export { readLogo, readPhoto } from "./services/files/read-logo.server";
export { storeFile } from "./services/files/store-file.server";
export { removeLogo, storeLogo } from "./services/files/store-logo.server";
export { practicePicturesStatement } from "./data/files/practice-pictures.server";
export { sentCopies } from "./support/files/sent-copies.server";
export { putSized } from "./support/files/file-content.server";

/** Every call of the organization and its settings. */
export const organizationCalls = [
  ...catalogCalls,
  ...taxRateCalls,
  ...settingsCalls,
  ...billingMethodCalls,
  ...apiKeyCalls,
  ...googleCalendarCalls,
];
