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
  /** The form of what stands in the profile itself, such as `create_contact` or, with its id, `edit_contact`. */
  profileForm: at("/secure/providerweb/health_profile/:form/:itemId?"),
  /** Words that a vocabulary knows, for what is typed so far (`q`). */
  vocabulary: at("/secure/providerweb/health_profile/vocabulary/:name"),
  /** The whole profile on one sheet, to print. */
  recordPrint: at("/secure/providerweb/health_profile/print"),
  /** The same as a file: `pdf`, `csv` or `json`. */
  recordExport: at("/secure/providerweb/health_profile/export/:format"),
} as const;
