import {
  ANYONES,
  OWN,
  PATIENT_SCREEN,
  THEIRS,
  base,
  doctors,
  entry,
  patients,
  screens,
  strangers,
  type Permissions,
  type Rows,
} from "./expectations";

/** A consultation: its patient, who looks after them, nurses, and administrators where they may read records. */
const READ: Rows = {
  ...strangers("sign-in"),
  ...patients(OWN, THEIRS),
  ...doctors(OWN, THEIRS),
  unapproved: "not-found",
  nurse: ANYONES,
  admin: ANYONES,
};
/** What is written and decided is theirs who consult. */
const WRITTEN: Rows = { ...READ, ...patients("not-found"), admin: "not-found" };
/** A provider's own: nobody publishes or adds a consultation for them. */
const PROVIDERS: Rows = { ...WRITTEN, nurse: "not-found" };

const at = `${base}/consultations`;

export const consultationsDeskPermissions: Permissions = {
  [`GET ${at}/view/:consultationId?`]: READ,
  [`POST ${at}/view/:consultationId?`]: PROVIDERS,
  // It is published, so that its patient has it on paper.
  [`GET ${at}/print/:consultationId`]: READ,
  [`GET ${at}/pdf/:consultationId`]: READ,
  [`GET ${at}/create`]: WRITTEN,
  [`POST ${at}/create`]: PROVIDERS,
  [`GET ${at}/open/:appointmentId`]: WRITTEN,
  [`POST ${at}/open/:appointmentId`]: WRITTEN,
  [`GET ${at}/desk/:consultationId`]: WRITTEN,
  [`POST ${at}/desk/:consultationId`]: WRITTEN,
  ...entry(screens("GET", ["/clinic_consultations", "/phr_video"]), PATIENT_SCREEN),
};
