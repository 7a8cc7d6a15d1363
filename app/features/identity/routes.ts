import { route } from "@remix-run/route-config";
import { paths } from "../../paths";
import { type Routed, routeOf } from "../../paths/at";

const screen = (path: Routed, file: string) => route(routeOf(path), `features/identity/routes/${file}.tsx`);

const TEAM = "secure/providerweb/settings/employeeMgmt";

/** The screens of signing in and signing up, and of the team. */
export const identityRoutes = [
  screen(paths.login, "login"),
  screen(paths.secondStep, "second-step"),
  route(routeOf(paths.passkeySignIn), "features/identity/routes/passkey-sign-in.ts"),
  screen(paths.confirmEmail, "confirm-email"),
  screen(paths.accountSecurity, "account-security"),
  screen(paths.accountDisplay, "account-display"),
  route(routeOf(paths.listChoices), "features/identity/routes/list-choices.ts"),
  screen(paths.accountPassword, "change-password"),
  screen(paths.accountEmail, "change-email"),
  screen(paths.accountConfirm, "confirm-identity"),
  screen(paths.accountAuthenticator, "set-up-authenticator"),
  screen(paths.accountPasskey, "add-passkey"),
  screen(paths.accountRecoveryCodes, "recovery-codes"),
  screen(paths.resetPassword, "forget-password"),
  screen(paths.hpSignup, "hp-signup"),
  screen(paths.hpSignupSuccess, "hp-signup-success"),
  screen(paths.hpRegistration, "hp-registration"),
  screen(paths.signInLink, "sign-in-link"),
  screen(paths.confirmNewEmail, "confirm-new-email"),
  screen(paths.createOrganization, "create-organization"),
  screen(paths.invite, "invite"),
  route(TEAM, "features/identity/routes/employees/list.tsx", { id: "team" }),
  screen(paths.employees, "employees/list"),
  route(routeOf(paths.employeesExport), "features/identity/routes/employees/export.ts"),
  screen(paths.employeeCreate, "employees/create"),
  screen(paths.employeeEdit, "employees/edit"),
  screen(paths.employeeServices, "employees/services"),
  screen(paths.employeeSettings, "employees/settings"),
  screen(paths.employeeAccount, "employees/user-account"),
  screen(paths.employeeProfile, "employees/profile"),
  screen(paths.ownershipReassign, "employees/ownership"),
];
