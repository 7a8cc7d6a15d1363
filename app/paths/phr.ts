import { at } from "./at";

/**
 * Every URL of health records that the app links to. `base` is where a kind's screens are, such as
 * `health_profile/allergy`: each kind has routes of its own. Staff name the `patient`; patients mean themselves.
 */
export const phrPaths = {
  healthProfile: at("/secure/providerweb/health_profile"),
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
  /** Words that a vocabulary knows, for what is typed so far (`q`). */
  vocabulary: at("/secure/providerweb/health_profile/vocabulary/:name"),
} as const;
