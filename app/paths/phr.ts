import { at } from "./at";

/**
 * Every URL of health records that the app links to. `base` is where a kind's screens are, such as
 * `health_profile/allergy`: each kind has routes of its own. Staff name the `patient`; patients mean themselves.
 */
export const phrPaths = {
  healthProfile: at("/secure/providerweb/health_profile"),
  healthProfileAreas: at("/secure/providerweb/health_profile/list"),
  /** `done` says what has just been done, and `item` to which insurance. */
  healthProfileView: at("/secure/providerweb/health_profile/view"),
  profileDetails: at("/secure/providerweb/health_profile/details"),
  profileAddress: at("/secure/providerweb/health_profile/address"),
  profileInsuranceCreate: at("/secure/providerweb/health_profile/create_insurance"),
  profileInsuranceEdit: at("/secure/providerweb/health_profile/edit_insurance/:itemId?"),
  /** `photo` of the patient; `front` or `back` of the card of an insurance. */
  profilePicture: at("/secure/providerweb/health_profile/picture/:what/:itemId?"),
  /** The photo of a patient, or a side of the card of an insurance of theirs. */
  profileFile: at("/secure/providerweb/health_profile/file/:fileId"),
  basicProfileEdit: at("/secure/providerweb/basic_profile/edit/:itemId?"),
  basicProfileView: at("/secure/providerweb/basic_profile/view/:itemId?"),
  /**
   * `off` shows what was taken off the list; `done` names what has just been done with which record; `sort` and `id` say
   * where the list goes on.
   */
  recordList: at("/secure/providerweb/:base/list"),
  recordCreate: at("/secure/providerweb/:base/create"),
  recordEdit: at("/secure/providerweb/:base/edit/:itemId?"),
  recordView: at("/secure/providerweb/:base/view/:itemId?"),
  /** The files of a record, where they are added; `done` says what has just been done. */
  recordFiles: at("/secure/providerweb/health_files/:recordId"),
  /** One of them: `shown` instead of kept. */
  recordFile: at("/secure/providerweb/health_files/:recordId/file/:fileId"),
  recordThumbnail: at("/secure/providerweb/health_files/:recordId/thumbnail/:fileId"),
  recordDicom: at("/secure/providerweb/health_files/:recordId/dicom/:fileId"),
  /** Where a file is sent in parts. */
  recordUploads: at("/secure/providerweb/health_files/:recordId/uploads"),
  recordUpload: at("/secure/providerweb/health_files/:recordId/uploads/:uploadId"),
  recordPart: at("/secure/providerweb/health_files/:recordId/uploads/:uploadId/:part"),
  /** The form of what stands in the profile itself, such as `create_contact` or, with its id, `edit_contact`. */
  profileForm: at("/secure/providerweb/health_profile/:form/:itemId?"),
  /**
   * What is measured. `tracker` shows one of them over a `span` up to the day `to`; `reading` corrects one; `done` names
   * what has just been done with the reading `id`; `at` and `after` say where the list of readings goes on, `off` shows
   * what was taken off it; `file` takes readings from a file.
   */
  trackers: at("/secure/providerweb/health_trackers/list"),
  /** The readings of a `tracker` as a CSV file. */
  trackerFile: at("/secure/providerweb/health_trackers/file"),
  /** Opens the record of somebody who is not the provider's patient, for a reason. */
  openRecord: at("/secure/providerweb/health_profile/open_record"),
  /** Who has seen one's record; `before` says where the list goes on. */
  recordSeen: at("/secure/providerweb/health_profile/seen"),
  /** Words that a vocabulary knows, for what is typed so far (`q`). */
  vocabulary: at("/secure/providerweb/health_profile/vocabulary/:name"),
  /** The whole profile on one sheet, to print. */
  recordPrint: at("/secure/providerweb/health_profile/print"),
  /** The same as a file: `pdf`, `csv` or `json`. */
  recordExport: at("/secure/providerweb/health_profile/export/:format"),
} as const;
