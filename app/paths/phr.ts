/*
 * Every URL of health records that the app links to. `base` is where a kind's screens are, such as
 * `health_profile/allergy`: each kind has routes of its own. Staff name the `patient`; patients mean themselves.
 */
import { at } from "./at";

export const healthProfile = at("/secure/providerweb/health_profile");
export const healthProfileAreas = at("/secure/providerweb/health_profile/list");
/** `done` says what has just been done, and `item` to which insurance. */
export const healthProfileView = at("/secure/providerweb/health_profile/view");
export const profileDetails = at("/secure/providerweb/health_profile/details");
export const profileAddress = at("/secure/providerweb/health_profile/address");
export const profileInsuranceCreate = at("/secure/providerweb/health_profile/create_insurance");
export const profileInsuranceEdit = at("/secure/providerweb/health_profile/edit_insurance/:itemId?");
/** `photo` of the patient; `front` or `back` of the card of an insurance. */
export const profilePicture = at("/secure/providerweb/health_profile/picture/:what/:itemId?");
/** The photo of a patient, or a side of the card of an insurance of theirs. */
export const profileFile = at("/secure/providerweb/health_profile/file/:fileId");
export const basicProfileEdit = at("/secure/providerweb/basic_profile/edit/:itemId?");
export const basicProfileView = at("/secure/providerweb/basic_profile/view/:itemId?");
/**
 * `off` shows what was taken off the list; `done` names what has just been done with which record; `sort` and `id` say
 * where the list goes on.
 */
export const recordList = at("/secure/providerweb/:base/list");
export const recordCreate = at("/secure/providerweb/:base/create");
export const recordEdit = at("/secure/providerweb/:base/edit/:itemId?");
export const recordView = at("/secure/providerweb/:base/view/:itemId?");
/** The files of a record, where they are added; `done` says what has just been done. */
export const recordFiles = at("/secure/providerweb/health_files/:recordId");
/** One of them: `shown` instead of kept. */
export const recordFile = at("/secure/providerweb/health_files/:recordId/file/:fileId");
export const recordThumbnail = at("/secure/providerweb/health_files/:recordId/thumbnail/:fileId");
export const recordDicom = at("/secure/providerweb/health_files/:recordId/dicom/:fileId");
/** Where a file is sent in parts. */
export const recordUploads = at("/secure/providerweb/health_files/:recordId/uploads");
export const recordUpload = at("/secure/providerweb/health_files/:recordId/uploads/:uploadId");
export const recordPart = at("/secure/providerweb/health_files/:recordId/uploads/:uploadId/:part");
/** The form of what stands in the profile itself, such as `create_contact` or, with its id, `edit_contact`. */
export const profileForm = at("/secure/providerweb/health_profile/:form/:itemId?");
/**
 * What is measured. `tracker` shows one of them over a `span` up to the day `to`; `reading` corrects one; `done` names
 * what has just been done with the reading `id`; `at` and `after` say where the list of readings goes on, `off` shows
 * what was taken off it; `file` takes readings from a file.
 */
export const trackers = at("/secure/providerweb/health_trackers/list");
/** The readings of a `tracker` as a CSV file. */
export const trackerFile = at("/secure/providerweb/health_trackers/file");
/** Opens the record of somebody who is not the provider's patient, for a reason. */
export const openRecord = at("/secure/providerweb/health_profile/open_record");
/** Who has seen one's record; `before` says where the list goes on. */
export const recordSeen = at("/secure/providerweb/health_profile/seen");
/** Words that a vocabulary knows, for what is typed so far (`q`). */
export const vocabulary = at("/secure/providerweb/health_profile/vocabulary/:name");
/** The whole profile on one sheet, to print. */
export const recordPrint = at("/secure/providerweb/health_profile/print");
/** The same as a file: `pdf`, `csv` or `json`. */
export const recordExport = at("/secure/providerweb/health_profile/export/:format");
