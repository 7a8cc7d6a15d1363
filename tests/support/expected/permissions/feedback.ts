import {
  ADMIN_CALL,
  ADMIN_SCREEN,
  ANYONES,
  CAPABILITY,
  OWN,
  PATIENT_SCREEN,
  PUBLIC_THING,
  THEIRS,
  doctors,
  entry,
  patients,
  screens,
  type Permissions,
} from "./expectations";

export const feedbackPermissions: Permissions = {
  // A doctor reads what is about them.
  ...entry(screens("GET", ["/e/feedback"]), { ...ADMIN_SCREEN, ...doctors("allowed") }),
  ...entry(screens("POST", ["/e/feedback"]), ADMIN_SCREEN),
  ...entry(
    (["GET", "POST"] as const).flatMap((method) => screens(method, ["/e/patient-feedback/settings"])),
    ADMIN_SCREEN,
  ),
  ...entry(["GET /f/:token", "POST /f/:token"], CAPABILITY),
  ...entry(
    [
      ...screens("GET", ["/appointments/feedback/:appointmentId"]),
      ...screens("POST", ["/appointments/feedback/:appointmentId"]),
    ],
    { ...PATIENT_SCREEN, ...patients(OWN, THEIRS) },
  ),
  "GET /feedback/:employeeId": PUBLIC_THING,
  ...entry(["POST /appointments/feedbackRating/request", "POST /appointments/feedbackRating/retry"], {
    ...ADMIN_CALL,
    ...doctors(OWN, THEIRS),
    admin: ANYONES,
  }),
  "GET /appointments/feedbackRating/details": {
    ...ADMIN_CALL,
    ...patients(OWN, THEIRS),
    ...doctors(OWN, THEIRS),
    admin: ANYONES,
  },
};
