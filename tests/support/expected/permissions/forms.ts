import {
  ADMIN_SCREEN,
  ANYONES,
  OWN,
  PATIENT_SCREEN,
  STAFF_SCREEN,
  THEIRS,
  doctors,
  entry,
  patients,
  screens,
  type Permissions,
  type Rows,
} from "./expectations";

const own = "/c/questionnaire/assigned";
const dashboard = "/e/questionnaire/dashboard";
const form = `${dashboard}/forms/:questionnaireId`;

/** What a patient was asked is theirs, and is answered by them alone. */
const ANSWERED: Rows = { ...PATIENT_SCREEN, ...patients(OWN, THEIRS) };
/** What they have answered is part of their record: of whoever looks after them, of nurses, and of administrators who may read it. */
const READ: Rows = { ...STAFF_SCREEN, ...doctors(OWN, THEIRS), nurse: ANYONES, admin: ANYONES };
/** The questionnaires of the practice. */
const BUILT: Rows = { ...ADMIN_SCREEN, admin: ANYONES };

export const formPermissions: Permissions = {
  ...entry(screens("GET", [own]), PATIENT_SCREEN),
  ...entry([...screens("GET", [`${own}/:assignmentId`]), ...screens("POST", [`${own}/:assignmentId`])], ANSWERED),
  ...entry(screens("GET", [dashboard, `${dashboard}/assign`]), STAFF_SCREEN),
  ...entry(screens("POST", [`${dashboard}/assign`]), READ),
  ...entry(
    [
      ...screens("GET", [`${dashboard}/answers/:assignmentId`]),
      ...screens("POST", [`${dashboard}/answers/:assignmentId`]),
    ],
    READ,
  ),
  ...entry([...screens("GET", [`${dashboard}/forms`]), ...screens("POST", [`${dashboard}/forms`])], ADMIN_SCREEN),
  ...entry(
    [
      ...screens("GET", [form, `${form}/before`, `${form}/preview`, `${form}/fhir`]),
      ...screens("POST", [form, `${form}/before`]),
    ],
    BUILT,
  ),
};
