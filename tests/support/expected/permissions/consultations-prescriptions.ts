import {
  ANYONES,
  OWN,
  STAFF_SCREEN,
  THEIRS,
  doctors,
  entry,
  patients,
  screens,
  strangers,
  type Permissions,
  type Rows,
} from "./expectations";

/** What is prescribed: the patient, who looks after them, nurses, and administrators where they may read records. */
const READ: Rows = {
  ...strangers("sign-in"),
  ...patients(OWN, THEIRS),
  ...doctors(OWN, THEIRS),
  unapproved: "not-found",
  nurse: ANYONES,
  admin: ANYONES,
};

/** Prescribing: providers and nurses; patients and administrators read alone. */
const WRITTEN: Rows = { ...READ, ...patients("not-found"), admin: "not-found" };

/** Asking for the same again is the patient's alone. */
const ASKED: Rows = { ...READ, ...doctors("not-found"), nurse: "not-found", admin: "not-found" };

const at = "/prescriptions";

export const consultationsPrescriptionsPermissions: Permissions = {
  ...entry(screens("GET", [`${at}/list`, `${at}/view/:itemId?`, `${at}/print/:itemId`, `${at}/pdf/:itemId`]), READ),
  ...entry(screens("POST", [`${at}/list`]), ASKED),
  ...entry(screens("GET", [`${at}/create`, `${at}/edit/:itemId?`]), WRITTEN),
  ...entry(screens("POST", [`${at}/create`, `${at}/edit/:itemId?`, `${at}/view/:itemId?`]), WRITTEN),
  ...entry(screens("GET", ["/vp_prescriptions"]), STAFF_SCREEN),
  // The code of the paper is the permission.
  ...entry(screens("GET", ["/check_prescription/:code?"]), ANYONES),
  ...entry(screens("POST", ["/check_prescription/:code?"]), "allowed"),
};
