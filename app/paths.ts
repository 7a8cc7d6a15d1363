/**
 * Every URL that the app links to, by feature in app/paths/. A row is both: `paths.patientEdit.pattern` is what the router
 * knows, `paths.patientEdit(id)` what a link says. It is a namespace, so that a page loads only the files of the features
 * that it links to.
 */
export * as paths from "./paths/all";
export type { BookingList } from "./paths/booking";
