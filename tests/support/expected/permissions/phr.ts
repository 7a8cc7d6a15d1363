import {
  ANYONES,
  OWN,
  PATIENT_SCREEN,
  STAFF_SCREEN,
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

/** What a patient keeps: the patient, who looks after them, nurses, and administrators where they may read records. */
const RECORD_SCREEN: Rows = {
  ...strangers("sign-in"),
  ...patients(OWN, THEIRS),
  ...doctors(OWN, THEIRS),
  unapproved: "not-found",
  nurse: ANYONES,
  admin: ANYONES,
};

/** The same where something is written: administrators read alone. */
const WRITTEN_SCREEN: Rows = { ...RECORD_SCREEN, admin: "not-found" };

/** Kinds whose rights are those of most (clinical facts, section 1.21), by where their screens are. */
const CLINICAL = ["/health_profile/allergy"];

const screensOf = (at: string): Permissions => ({
  [`GET ${base}${at}/list`]: RECORD_SCREEN,
  [`POST ${base}${at}/list`]: WRITTEN_SCREEN,
  [`GET ${base}${at}/view/:itemId?`]: RECORD_SCREEN,
  ...entry(
    (["GET", "POST"] as const).flatMap((method) => screens(method, [`${at}/create`, `${at}/edit/:itemId?`])),
    WRITTEN_SCREEN,
  ),
});

/** Opening the record of somebody who is not one's patient: for those who have patients of their own. */
const OPENERS_SCREEN: Rows = { ...STAFF_SCREEN, nurse: "not-found", admin: "not-found" };

export const phrPermissions: Permissions = {
  ...Object.assign({}, ...CLINICAL.map(screensOf)),
  ...entry(
    [...screens("GET", ["/health_profile/open_record"]), ...screens("POST", ["/health_profile/open_record"])],
    OPENERS_SCREEN,
  ),
  // The list of who has seen a record is the patient's alone.
  ...entry(screens("GET", ["/health_profile/seen"]), { ...PATIENT_SCREEN, ...patients(OWN, THEIRS) }),
};
