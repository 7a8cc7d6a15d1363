/* Every URL of identity that the app links to. */
import { at, named, type Query } from "./at";

/** An employee's profile has the employee's id. */
const ofEmployee = <const Pattern extends `${string}/:teamUserId/:profileId/${string}`>(pattern: Pattern) =>
  named(pattern, (id: string, values: Query = {}) => at<"/:teamUserId/:profileId">(pattern as never)(id, id, values));

/** `notice` names what the page says first: signedOut, sessionEnded, signInRequired, emailChanged, passwordChanged, accountDeleted. */
export const login = at("/secure/providerweb/login", "next", "notice");
/** The second step of signing in, and the setting up of one where the organization wants it. */
export const secondStep = at("/secure/providerweb/login/second-step", "next");
export const passkeySignIn = at("/secure/providerweb/login/passkey", "next");
/** Where the browser asks what a passkey is to sign. */
export const passkeySignInOptions = at("/auth/passkey/signInOptions");
export const passkeyRegisterOptions = at("/auth/passkey/registerOptions");
export const keepSession = at("/auth/keepSession");
/** `done` names what has just been done. */
export const accountSecurity = at("/secure/providerweb/account/security");
/** Where whoever is signed in says how screens look to them; `next` is the page they come back to. */
export const accountDisplay = at("/secure/providerweb/account/display");
/** Where the columns and the saved views of a list are posted to; `next` is the list. */
export const listChoices = at("/secure/providerweb/account/lists");
/** Where whoever is signed in confirms their address, by the mailed `token`, or has another link mailed. */
export const confirmEmail = at("/secure/providerweb/account/confirm_email");
export const accountPassword = at("/secure/providerweb/account/security/password");
export const accountEmail = at("/secure/providerweb/account/security/email");
/** Where somebody who is signed in shows again who they are, before what nobody else may do. */
export const accountConfirm = at("/secure/providerweb/account/security/confirm", "next", "problem");
export const accountAuthenticator = at("/secure/providerweb/account/security/authenticator");
export const accountPasskey = at("/secure/providerweb/account/security/passkey");
export const accountRecoveryCodes = at("/secure/providerweb/account/security/recovery-codes");
export const forgotPassword = at("/secure/providerweb/login/forgetpassword");
/** Where somebody asks for a link that signs them in. */
export const mailLink = () => "/secure/providerweb/login/forgetpassword?for=link";
export const resetPassword = at("/secure/providerweb/login/forgetpassword", "token");
export const createOrganization = at("/create-organization");
export const hpSignup = at("/secure/providerweb/register/hpsignup");
export const hpRegistration = at("/secure/providerweb/hp_registration/create");
export const hpSignupSuccess = at("/secure/providerweb/register/hpsignup/success");
export const signInLink = at("/s/in/:token", "next");
export const invite = at("/s/invite/:token");
/** Where the mailbox of a new address proves itself. */
export const confirmNewEmail = at("/s/email/:token");
/** `done` names what was done to whom, so that it can be taken back. */
export const employees = at("/secure/providerweb/settings/employeeMgmt/list");
export const employeesExport = at("/secure/providerweb/settings/employeeMgmt/export");
export const employeeCreate = at("/secure/providerweb/settings/employeeMgmt/create");
export const employeeEdit = at("/secure/providerweb/settings/employeeMgmt/edit/:teamUserId?");
export const employeeSettings = at("/secure/providerweb/settings/employeeMgmt/employeeSettings/:teamUserId?");
export const employeeAccount = ofEmployee(
  "/secure/providerweb/settings/employeeMgmt/employeeSettings/:teamUserId/:profileId/userAccount",
);
export const employeeProfile = ofEmployee(
  "/secure/providerweb/settings/employeeMgmt/employeeSettings/:teamUserId/:profileId/profile",
);
export const employeeServices = at("/secure/providerweb/settings/employeeMgmt/services/:teamUserId?");
export const ownershipReassign = at("/secure/providerweb/ownership_reassign");
