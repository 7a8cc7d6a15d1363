import {
  ANYONES,
  OWN,
  THEIRS,
  doctors,
  entry,
  patients,
  screens,
  strangers,
  type Permissions,
  type Rows,
} from "./expectations";

/** A patient's profile: the patient, who looks after them, nurses, and administrators where they may read records. */
const PROFILE_SCREEN: Rows = {
  ...strangers("sign-in"),
  ...patients(OWN, THEIRS),
  ...doctors(OWN, THEIRS),
  unapproved: "not-found",
  nurse: ANYONES,
  admin: ANYONES,
};

const PROFILE_CALL: Rows = { ...PROFILE_SCREEN, unapproved: "refused" };

const READ = [
  ...["", "/list", "/view", "/file/:fileId"].map((path) => `/health_profile${path}`),
  ...["/list", "/view/:itemId?"].map((path) => `/basic_profile${path}`),
];
const WRITTEN = [
  ...["details", "address", "create_insurance", "edit_insurance/:itemId?", "picture/:what/:itemId?"].map(
    (path) => `/health_profile/${path}`,
  ),
  ...["/create", "/edit/:itemId?"].map((path) => `/basic_profile${path}`),
];

const calls = (method: string, names: string[], row: Rows) =>
  entry(
    names.map((name) => `${method} /phrClientApi/${name}`),
    row,
  );

export const phrProfilePermissions: Permissions = {
  ...entry(screens("GET", [...READ, ...WRITTEN]), PROFILE_SCREEN),
  ...entry(screens("POST", WRITTEN), PROFILE_SCREEN),
  ...calls("GET", ["getPatientProfileDashboard", "listByPatient", "record"], PROFILE_CALL),
  ...calls("POST", ["saveProfile", "saveUserAddress", "saveMedicalInsurance"], PROFILE_CALL),
};
