import { route } from "@remix-run/route-config";

const screen = (path: string, file: string) => route(path, `features/identity/routes/${file}.tsx`);

/** The screens of signing in and signing up. */
export const identityRoutes = [
  screen("secure/providerweb/login", "login"),
  screen("secure/providerweb/login/second-step", "second-step"),
  route("secure/providerweb/login/passkey", "features/identity/routes/passkey-sign-in.ts"),
  screen("secure/providerweb/account/security", "account-security"),
  screen("secure/providerweb/account/security/password", "change-password"),
  screen("secure/providerweb/account/security/authenticator", "set-up-authenticator"),
  screen("secure/providerweb/account/security/passkey", "add-passkey"),
  screen("secure/providerweb/account/security/recovery-codes", "recovery-codes"),
  screen("secure/providerweb/login/forgetpassword", "forget-password"),
  screen("secure/providerweb/register/hpsignup", "hp-signup"),
  screen("secure/providerweb/register/hpsignup/success", "hp-signup-success"),
  screen("secure/providerweb/hp_registration/create", "hp-registration"),
  screen("s/in/:token", "sign-in-link"),
  screen("create-organization", "create-organization"),
];
