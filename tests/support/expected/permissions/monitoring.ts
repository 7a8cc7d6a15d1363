import {
  ADMIN_SCREEN,
  ANYONES,
  LIST_SCREEN,
  OWN,
  PATIENT_SCREEN,
  PUBLIC_THING,
  THEIRS,
  base,
  doctors,
  entry,
  patients,
  screens,
  type Permissions,
  type Rows,
} from "./expectations";

/** A patient who is monitored is seen by who reviews them, by their team, and by nurses. */
const MONITORED: Rows = {
  ...PATIENT_SCREEN,
  ...patients("not-found"),
  ...doctors(OWN, THEIRS),
  nurse: ANYONES,
};

/** What a device sends of a patient: from the patient, who looks after them, and nurses. */
const SENT: Rows = {
  ...PATIENT_SCREEN,
  ...patients(OWN, THEIRS),
  ...doctors(OWN, THEIRS),
  unapproved: "refused",
  nurse: ANYONES,
};

const SETTINGS = "/settings/remotemonitoringsettings/plans";

export const monitoringPermissions: Permissions = {
  ...entry(screens("GET", ["/monitoring"]), LIST_SCREEN),
  ...entry(screens("POST", ["/monitoring"]), { ...PATIENT_SCREEN, ...patients(OWN, THEIRS) }),
  ...entry(
    (["GET", "POST"] as const).flatMap((method) => screens(method, ["/monitoring/patient/:enrolmentId"])),
    MONITORED,
  ),
  // The matrix's administrator, who is a doctor too, reaches every record.
  ...entry(
    (["GET", "POST"] as const).flatMap((method) => screens(method, ["/monitoring/propose"])),
    { ...MONITORED, admin: ANYONES },
  ),
  ...entry(
    (["GET", "POST"] as const).flatMap((method) => screens(method, [SETTINGS, "/settings/monitoringteams/members"])),
    ADMIN_SCREEN,
  ),
  ...entry([`GET ${base}${SETTINGS}/:planId`, `POST ${base}${SETTINGS}/:planId`], {
    ...ADMIN_SCREEN,
    admin: PUBLIC_THING,
  }),
  ...entry(["POST /monitoring/readings", "POST /monitoring/observations"], SENT),
};
