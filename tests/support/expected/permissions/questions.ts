import {
  ADMIN_CALL,
  ADMIN_SCREEN,
  ANYONES,
  OWN,
  PATIENT_SCREEN,
  THEIRS,
  doctors,
  entry,
  patients,
  screens,
  type Permissions,
  type Rows,
} from "./expectations";

/** A question is seen by its patient, by whoever answers it, and by administrators. */
const QUESTION: Rows = {
  ...ADMIN_SCREEN,
  ...patients(OWN, THEIRS),
  ...doctors(OWN, THEIRS),
  admin: ANYONES,
};

export const questionPermissions: Permissions = {
  ...entry(screens("GET", ["/questions"]), { ...ADMIN_SCREEN, ...patients("allowed"), ...doctors("allowed") }),
  ...entry([...screens("GET", ["/questions/ask"]), ...screens("POST", ["/questions/ask"])], PATIENT_SCREEN),
  ...entry(screens("GET", ["/questions/view/:questionId", "/questions/view/:questionId/files/:fileId"]), QUESTION),
  // What its patient alone does with it.
  ...entry(screens("POST", ["/questions/view/:questionId"]), { ...PATIENT_SCREEN, ...patients(OWN, THEIRS) }),
  ...entry([...screens("GET", ["/questions/replies"]), ...screens("POST", ["/questions/replies"])], {
    ...ADMIN_SCREEN,
    ...doctors("allowed"),
  }),
  ...entry(
    (["GET", "POST"] as const).flatMap((method) => screens(method, ["/settings/patientquestions/services"])),
    ADMIN_SCREEN,
  ),
  "GET /questions/getAllAskedQuestions": { ...ADMIN_CALL, ...patients("allowed"), ...doctors("allowed") },
  "POST /questions/addQuestion": { ...ADMIN_CALL, ...patients("allowed"), admin: "refused" },
  // An administrator who answers patients too has the right, and this question is another's.
  "POST /questions/answerQuestion": { ...ADMIN_CALL, ...doctors(OWN, THEIRS), admin: "not-found" },
};
