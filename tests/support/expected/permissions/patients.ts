import {
  ADMIN_SCREEN,
  ANYONES,
  CAPABILITY,
  OWN,
  PATIENT_SCREEN,
  PUBLIC_THING,
  SET_SCREEN,
  STAFF_SCREEN,
  THEIRS,
  base,
  doctors,
  entry,
  patients,
  screens,
  type Rows,
  type Permissions,
} from "./expectations";

/** A patient's page: for who looks after them, nurses, receptionists and administrators; patients have pages of their own. */
const PATIENT_PAGE: Rows = SET_SCREEN;

/** A relative of the patient's own. */
const RELATIVE_SCREEN: Rows = { ...PATIENT_SCREEN, ...patients(OWN, THEIRS) };

const FAMILY_CALL: Rows = {
  ...PATIENT_SCREEN,
  ...doctors("refused"),
  unapproved: "refused",
  nurse: "refused",
  admin: "refused",
};

export const patientsPermissions: Permissions = {
  ...entry(
    [
      ...screens("GET", ["/patients", "/patients/export", "/patients/create"]),
      ...screens("POST", ["/patients/create"]),
    ],
    {
      ...STAFF_SCREEN,
      receptionist: "allowed",
    },
  ),
  ...entry(screens("GET", ["/patients/details/:patientId", "/patients/edit/:patientId"]), PATIENT_PAGE),
  ...entry(screens("POST", ["/patients/edit/:patientId"]), PATIENT_PAGE),
  ...entry(
    (["GET", "POST"] as const).flatMap((method) =>
      screens(method, [
        "/patients/insurance/:patientId/:insuranceId?",
        "/patients/identification/:patientId",
        "/patients/same_person/:patientId",
      ]),
    ),
    PATIENT_PAGE,
  ),
  // Disabling somebody is an administrator's.
  [`POST ${base}/patients/details/:patientId`]: { ...ADMIN_SCREEN, admin: ANYONES },
  [`GET ${base}/settings/patientcategories`]: ADMIN_SCREEN,
  [`POST ${base}/settings/patientcategories`]: { ...ADMIN_SCREEN, admin: PUBLIC_THING },
  // Whoever has just registered is a patient.
  ...entry([...screens("GET", ["/signup/:step"]), ...screens("POST", ["/signup/:step"])], PATIENT_SCREEN),
  ...entry(
    screens(
      "GET",
      ["", "/create", "/help"].map((path) => `/family_accounts${path}`),
    ),
    PATIENT_SCREEN,
  ),
  ...entry(screens("POST", ["/family_accounts/create"]), PATIENT_SCREEN),
  ...entry(screens("POST", ["/family_accounts", "/family_accounts/edit/:relatedUserId?"]), RELATIVE_SCREEN),
  ...entry(screens("GET", ["/family_accounts/edit/:relatedUserId?"]), RELATIVE_SCREEN),
  // The page of a consent link says itself that the link does not work.
  "GET /s/family/:relatedUserId/:token": "allowed",
  "POST /s/family/:relatedUserId/:token": CAPABILITY,
  "POST /patientSignup/registerV2": "allowed",
  // The steps of signing up are for who has just registered: by session, or by the token that registering answered.
  ...entry(
    ["saveProfile", "uploadIdentificationImageForSignUp", "saveMedicalInsurence"].map(
      (name) => `POST /patientSignup/${name}`,
    ),
    {
      ...PATIENT_SCREEN,
      ...doctors("refused"),
      unapproved: "refused",
      nurse: "refused",
      admin: "refused",
    },
  ),
  ...entry(["GET /api/relatedUser/", "POST /api/relatedUser/"], FAMILY_CALL),
  ...entry(["PUT /api/relatedUser/:id", "DELETE /api/relatedUser/:id"], { ...FAMILY_CALL, ...patients(OWN, THEIRS) }),
};
