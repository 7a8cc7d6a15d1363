import { route } from "@remix-run/route-config";

const base = "secure/providerweb";
const screen = (path: string, name: string) => route(path, `features/patients/routes/${name}.tsx`);

/** The screens of patients, their categories and families; a patient's own page is composed above all features. */
export const patientRoutes = [
  screen(`${base}/patients`, "list"),
  screen(`${base}/patients/create`, "create"),
  screen(`${base}/patients/edit/:patientId`, "edit"),
  screen(`${base}/patients/same_person/:patientId`, "same-person"),
  screen(`${base}/patients/insurance/:patientId/:insuranceId?`, "insurance"),
  screen(`${base}/patients/identification/:patientId`, "identification"),
  screen(`${base}/settings/patientcategories`, "categories"),
  screen(`${base}/signup/:step`, "signup-step"),
  screen(`${base}/family_accounts`, "family"),
  screen(`${base}/family_accounts/create`, "family-create"),
  screen(`${base}/family_accounts/edit/:relatedUserId?`, "family-edit"),
  screen(`${base}/family_accounts/help`, "family-help"),
  screen("s/family/:relatedUserId/:token", "family-consent"),
];
