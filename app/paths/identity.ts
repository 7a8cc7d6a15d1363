import { at, named, type Query } from "./at";

/** An employee's profile has the employee's id. */
const ofEmployee = <const Pattern extends `${string}/:teamUserId/:profileId/${string}`>(pattern: Pattern) =>
  named(pattern, (id: string, values: Query = {}) => at<"/:teamUserId/:profileId">(pattern as never)(id, id, values));

/** Every URL of identity that the app links to. */
export const identityPaths = {
  /** `notice` names what the page says first: signedOut, sessionEnded, signInRequired, emailChanged, passwordChanged. */
  login: at("/secure/providerweb/login", "next", "notice"),
  /** The second step of signing in, and the setting up of one where the organization wants it. */
  secondStep: at("/secure/providerweb/login/second-step", "next"),
  passkeySignIn: at("/secure/providerweb/login/passkey", "next"),
  /** Where the browser asks what a passkey is to sign. */
  passkeySignInOptions: at("/auth/passkey/signInOptions"),
  passkeyRegisterOptions: at("/auth/passkey/registerOptions"),
  keepSession: at("/auth/keepSession"),
  /** `done` names what has just been done. */
  accountSecurity: at("/secure/providerweb/account/security"),
  /** Where whoever is signed in confirms their address, by the mailed `token`, or has another link mailed. */
  confirmEmail: at("/secure/providerweb/account/confirm_email"),
  accountPassword: at("/secure/providerweb/account/security/password"),
  accountEmail: at("/secure/providerweb/account/security/email"),
  /** Where somebody who is signed in shows again who they are, before what nobody else may do. */
  accountConfirm: at("/secure/providerweb/account/security/confirm", "next", "problem"),
  accountAuthenticator: at("/secure/providerweb/account/security/authenticator"),
  accountPasskey: at("/secure/providerweb/account/security/passkey"),
  accountRecoveryCodes: at("/secure/providerweb/account/security/recovery-codes"),
  forgotPassword: at("/secure/providerweb/login/forgetpassword"),
  /** Where somebody asks for a link that signs them in. */
  mailLink: () => "/secure/providerweb/login/forgetpassword?for=link",
  resetPassword: at("/secure/providerweb/login/forgetpassword", "token"),
  createOrganization: at("/create-organization"),
  hpSignup: at("/secure/providerweb/register/hpsignup"),
  hpRegistration: at("/secure/providerweb/hp_registration/create"),
  hpSignupSuccess: at("/secure/providerweb/register/hpsignup/success"),
  signInLink: at("/s/in/:token", "next"),
  invite: at("/s/invite/:token"),
  /** Where the mailbox of a new address proves itself. */
  confirmNewEmail: at("/s/email/:token"),
  /** `done` names what was done to whom, so that it can be taken back. */
  employees: at("/secure/providerweb/settings/employeeMgmt/list"),
  employeeCreate: at("/secure/providerweb/settings/employeeMgmt/create"),
  employeeEdit: at("/secure/providerweb/settings/employeeMgmt/edit/:teamUserId?"),
  employeeSettings: at("/secure/providerweb/settings/employeeMgmt/employeeSettings/:teamUserId?"),
  employeeAccount: ofEmployee(
    "/secure/providerweb/settings/employeeMgmt/employeeSettings/:teamUserId/:profileId/userAccount",
  ),
  employeeProfile: ofEmployee(
    "/secure/providerweb/settings/employeeMgmt/employeeSettings/:teamUserId/:profileId/profile",
  ),
  employeeServices: at("/secure/providerweb/settings/employeeMgmt/services/:teamUserId?"),
  ownershipReassign: at("/secure/providerweb/ownership_reassign"),
} as const;
