import { route } from "@remix-run/route-config";
import { paths } from "../../paths";
import { type Routed, routeOf } from "../../paths/at";

const screen = (path: Routed, name: string) => route(routeOf(path), `features/patients/routes/${name}.tsx`);

/** The screens of patients, their categories and families; a patient's own page is composed above all features. */
export const patientRoutes = [
  screen(paths.patients, "list"),
  route(routeOf(paths.patientsExport), "features/patients/routes/export.ts"),
  screen(paths.patientCreate, "create"),
  screen(paths.patientEdit, "edit"),
  screen(paths.samePerson, "same-person"),
  screen(paths.patientInsurance, "insurance"),
  screen(paths.patientIdentification, "identification"),
  screen(paths.patientCategories, "categories"),
  screen(paths.signupStep, "signup-step"),
  screen(paths.family, "family"),
  screen(paths.familyCreate, "family-create"),
  screen(paths.familyEdit, "family-edit"),
  screen(paths.familyHelp, "family-help"),
  screen(paths.familyConsent, "family-consent"),
];
