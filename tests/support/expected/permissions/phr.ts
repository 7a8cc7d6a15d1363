import {
  EXPECTED_KINDS,
  READING_RIGHTS,
  RECORD_RIGHTS,
  RECORD_SCREENS,
  SAVE_CALLS,
  type ExpectedKind,
  type ExpectedRights,
} from "../../phr/record-rights";
import {
  ANYONES,
  LIST_SCREEN,
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

const NOBODYS = "not-found";

/**
 * What a patient keeps, for whom its kind lets do so much: the patient, who looks after them, nurses, and administrators
 * where they may read records. What the matrix asks for was entered by the patient.
 */
function screenFor({ patient, provider, nurse, administrator }: ExpectedRights, act: string): Rows {
  return {
    ...strangers("sign-in"),
    ...(patient.includes(act) ? patients(OWN, THEIRS) : patients(NOBODYS)),
    ...(provider.includes(act) ? doctors(OWN, THEIRS) : doctors(NOBODYS)),
    unapproved: "not-found",
    nurse: nurse.includes(act) ? ANYONES : NOBODYS,
    admin: administrator.includes(act) ? ANYONES : NOBODYS,
  };
}

/** A private entry is the patient's alone. */
const PRIVATE: ExpectedRights = { patient: "RWD", provider: "", nurse: "", administrator: "" };
/** What nobody comments on. */
const UNCOMMENTED: ExpectedRights = { patient: "", provider: "", nurse: "", administrator: "" };
/** By a provider alone, who confirms what somebody else entered. */
const CONFIRMED: ExpectedRights = { patient: "", provider: "RWD", nurse: "", administrator: "" };

function screensOf(kind: ExpectedKind): Permissions {
  const { at, form = `${at}/{}`, listOnly } = RECORD_SCREENS[kind];
  const rights: ExpectedRights = RECORD_RIGHTS[kind];
  // The matrix asks for the view and the form of a private entry of the journal.
  const one = kind === "JOURNAL" ? PRIVATE : rights;
  // There is one social history, which is never taken off: what is posted to its list is that it is confirmed.
  const posted = kind === "SOCIALHISTORY" ? screenFor(CONFIRMED, "W") : screenFor(rights, "D");
  const [create, edit] = ["create", "edit"].map((name) => `${base}${form.replace("{}", name)}`);
  return {
    [`GET ${base}${at}/list`]: screenFor(rights, "R"),
    [`POST ${base}${at}/list`]: posted,
    ...(!listOnly && {
      [`GET ${base}${at}/view/:itemId?`]: screenFor(one, "R"),
      // Entries of a journal alone are commented on, and no private one.
      [`POST ${base}${at}/view/:itemId?`]: screenFor(UNCOMMENTED, "R"),
      ...entry([`GET ${create}`, `POST ${create}`], screenFor(rights, "W")),
      ...entry([`GET ${edit}/:itemId?`, `POST ${edit}/:itemId?`], screenFor(one, "W")),
    }),
  };
}

const callFor = (rights: ExpectedRights, act: string): Rows => ({ ...screenFor(rights, act), unapproved: "refused" });

/** The whole of what somebody may read. */
const PROFILE_SCREEN = screenFor({ patient: "R", provider: "R", nurse: "R", administrator: "R" }, "R");

/**
 * Opening the record of somebody who is not one's patient: for those who have patients of their own, as the matrix's
 * administrator has, who is a doctor too.
 */
const OPENERS_SCREEN: Rows = { ...STAFF_SCREEN, nurse: "not-found" };

export const phrPermissions: Permissions = {
  ...Object.assign({}, ...EXPECTED_KINDS.map(screensOf)),
  ...Object.fromEntries(
    Object.entries(SAVE_CALLS).map(([name, { kind }]) => [
      `POST /phrClientApi/${name}`,
      callFor(RECORD_RIGHTS[kind], "W"),
    ]),
  ),
  "PUT /phrClientApi/deletePHRItem": callFor(RECORD_RIGHTS.ALLERGY, "D"),
  "PUT /phrClientApi/disableMedication": callFor(RECORD_RIGHTS.MEDICATION, "D"),
  ...entry(screens("GET", ["/health_trackers/list", "/health_trackers/file"]), screenFor(READING_RIGHTS, "R")),
  ...entry(screens("POST", ["/health_trackers/list"]), screenFor(READING_RIGHTS, "W")),
  ...entry(
    screens("GET", ["/health_profile/print", "/health_profile/export/:format", "/health_profile/export/fhir"]),
    PROFILE_SCREEN,
  ),
  ...entry(screens("GET", ["/health_profile/export/everything"]), PATIENT_SCREEN),
  // Words of a vocabulary are about nobody.
  ...entry(screens("GET", ["/health_profile/vocabulary/:name"]), LIST_SCREEN),
  ...entry(
    [...screens("GET", ["/health_profile/open_record"]), ...screens("POST", ["/health_profile/open_record"])],
    OPENERS_SCREEN,
  ),
  // The list of who has seen a record is the patient's alone.
  ...entry(screens("GET", ["/health_profile/seen"]), { ...PATIENT_SCREEN, ...patients(OWN, THEIRS) }),
};
