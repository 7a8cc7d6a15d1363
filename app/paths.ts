import { billingPaths } from "./paths/billing";
import { bookingPaths } from "./paths/booking";
import { deskPaths } from "./paths/desk";
import { demoPaths } from "./paths/demo";
import { identityPaths } from "./paths/identity";
import { importsPaths } from "./paths/imports";
import { laboratoryPaths } from "./paths/laboratory";
import { notePaths } from "./paths/notes";
import { notificationsPaths } from "./paths/notifications";
import { organizationPaths } from "./paths/organization";
import { pagesPaths } from "./paths/pages";
import { pharmacyPaths } from "./paths/pharmacy";
import { phrPaths } from "./paths/phr";
import { patientsPaths } from "./paths/patients";
import { schedulingPaths } from "./paths/scheduling";
import { prescriptionsPaths } from "./paths/prescriptions";
import { waitingRoomPaths } from "./paths/waiting-room";

export type { BookingList } from "./paths/booking";

/**
 * Every URL that the app links to, by feature in app/paths/. A row is both: `paths.patientEdit.pattern` is what the router
 * knows, `paths.patientEdit(id)` what a link says.
 */
export const paths = {
  ...pagesPaths,
  ...identityPaths,
  ...patientsPaths,
  ...schedulingPaths,
  ...bookingPaths,
  ...waitingRoomPaths,
  ...notificationsPaths,
  ...organizationPaths,
  ...billingPaths,
  ...importsPaths,
  ...demoPaths,
  ...phrPaths,
  ...pharmacyPaths,
  ...laboratoryPaths,
  ...notePaths,
  ...prescriptionsPaths,
  ...deskPaths,
} as const;
