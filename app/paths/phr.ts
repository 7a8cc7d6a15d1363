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
  /** Opens the record of somebody who is not the provider's patient, for a reason. */
  openRecord: at("/secure/providerweb/health_profile/open_record"),
  /** Who has seen one's record; `before` says where the list goes on. */
  recordSeen: at("/secure/providerweb/health_profile/seen"),
  /** Words that a vocabulary knows, for what is typed so far (`q`). */
  vocabulary: at("/secure/providerweb/health_profile/vocabulary/:name"),
} as const;
