import { at } from "./at";

/** Every URL of notes and letters that the app links to. Staff name the `patient`; patients mean themselves. */
export const notePaths = {
  /** Without a `patient`, staff see what they have still to sign. `at` and `after` say where the list goes on. */
  notes: at("/secure/providerweb/consultation_notes/list"),
  /** About a `patient`, an `appointment`, or a `consultation` without one. */
  noteCreate: at("/secure/providerweb/consultation_notes/create"),
  noteEdit: at("/secure/providerweb/consultation_notes/edit/:itemId?"),
  /** Where the editor saves as it is typed, and asks how the note is now. */
  noteSaves: at("/secure/providerweb/consultation_notes/edit/:itemId/saves"),
  /** `done` says what has just been done. */
  noteView: at("/secure/providerweb/consultation_notes/view/:itemId?"),
  /** The PDF: `until` and `key` make a short-lived link of it, for one session. */
  noteOuterView: at("/secure/providerweb/consultation_notes/outer_view/:itemId?"),
  /** Templates and snippets; `done` says what has just been done. */
  noteTemplates: at("/secure/providerweb/consultation_notes/templates"),
  noteTemplate: at("/secure/providerweb/consultation_notes/templates/:templateId"),
} as const;
