/* Every URL of notes and letters that the app links to. Staff name the `patient`; patients mean themselves. */
import { at } from "./at";

/** Without a `patient`, staff see what they have still to sign. `at` and `after` say where the list goes on. */
export const notes = at("/secure/providerweb/consultation_notes/list");
/** About a `patient`, an `appointment`, or a `consultation` without one. */
export const noteCreate = at("/secure/providerweb/consultation_notes/create");
export const noteEdit = at("/secure/providerweb/consultation_notes/edit/:itemId?");
/** Where the editor saves as it is typed, and asks how the note is now. */
export const noteSaves = at("/secure/providerweb/consultation_notes/edit/:itemId/saves");
/** `done` says what has just been done. */
export const noteView = at("/secure/providerweb/consultation_notes/view/:itemId?");
/** The PDF: `until` and `key` make a short-lived link of it, for one session. */
export const noteOuterView = at("/secure/providerweb/consultation_notes/outer_view/:itemId?");
/** Templates and snippets; `done` says what has just been done. */
export const noteTemplates = at("/secure/providerweb/consultation_notes/templates");
/** `from` names the product's own template that a new one begins with. */
export const noteTemplate = at("/secure/providerweb/consultation_notes/templates/:templateId");
