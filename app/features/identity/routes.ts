import { route } from "@remix-run/route-config";

const screen = (path: string, file: string) => route(path, `features/identity/routes/${file}.tsx`);

const TEAM = "secure/providerweb/settings/employeeMgmt";

/** The screens of signing in and signing up, and of the team. */
export const identityRoutes = [
  screen("secure/providerweb/login", "login"),
  screen("secure/providerweb/login/second-step", "second-step"),
  route("secure/providerweb/login/passkey", "features/identity/routes/passkey-sign-in.ts"),
  screen("secure/providerweb/account/confirm_email", "confirm-email"),
  screen("secure/providerweb/account/security", "account-security"),
  screen("secure/providerweb/account/security/password", "change-password"),
  screen("secure/providerweb/account/security/email", "change-email"),
  screen("secure/providerweb/account/security/confirm", "confirm-identity"),
  screen("secure/providerweb/account/security/authenticator", "set-up-authenticator"),
  screen("secure/providerweb/account/security/passkey", "add-passkey"),
  screen("secure/providerweb/account/security/recovery-codes", "recovery-codes"),
  screen("secure/providerweb/login/forgetpassword", "forget-password"),
  screen("secure/providerweb/register/hpsignup", "hp-signup"),
  screen("secure/providerweb/register/hpsignup/success", "hp-signup-success"),
  screen("secure/providerweb/hp_registration/create", "hp-registration"),
  screen("s/in/:token", "sign-in-link"),
  screen("s/email/:token", "confirm-new-email"),
  screen("create-organization", "create-organization"),
  screen("s/invite/:token", "invite"),
  route(TEAM, "features/identity/routes/employees/list.tsx", { id: "team" }),
  screen(`${TEAM}/list`, "employees/list"),
  screen(`${TEAM}/create`, "employees/create"),
  screen(`${TEAM}/edit/:teamUserId?`, "employees/edit"),
  screen(`${TEAM}/services/:teamUserId?`, "employees/services"),
  screen(`${TEAM}/employeeSettings/:teamUserId?`, "employees/settings"),
  screen(`${TEAM}/employeeSettings/:teamUserId/:profileId/userAccount`, "employees/user-account"),
  screen(`${TEAM}/employeeSettings/:teamUserId/:profileId/profile`, "employees/profile"),
  screen("secure/providerweb/ownership_reassign", "employees/ownership"),
];
