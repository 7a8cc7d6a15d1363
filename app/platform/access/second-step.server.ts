import type { OrganizationSettings } from "~/db/organization-profile.server";

/** The organization's sign-in policy. */
export type SignInPolicy = Pick<OrganizationSettings, "secondFactorOf" | "idleMinutes">;

/** What the policy needs to know about a user. */
export interface PolicySubject {
  userType: "EMPLOYEE" | "CUSTOMER";
  /** 1 admin, 2 doctor only, 3 doctor and admin. */
  teamUserType: number | null;
  isCreator: number | null;
}

/** Whether the organization requires a second step of this user. */
function isRequired(
  { secondFactorOf: required }: SignInPolicy,
  { userType, teamUserType, isCreator }: PolicySubject,
): boolean {
  if (required === "EVERYONE") return true;
  if (userType !== "EMPLOYEE" || required === "NOBODY") return false;
  return required === "EMPLOYEES" || isCreator === 1 || teamUserType === 1 || teamUserType === 3;
}

/**
 * What a user must still do after the password: use a factor that they have, set up one that the organization requires,
 * or nothing.
 */
export function secondStep(
  policy: SignInPolicy,
  subject: PolicySubject,
  hasFactor: boolean,
): "none" | "code" | "set-up" {
  if (hasFactor) return "code";
  return isRequired(policy, subject) ? "set-up" : "none";
}

/** Whether a user may remove their last factor: not if the organization requires one. */
export const mayDoWithout = (policy: SignInPolicy, subject: PolicySubject): boolean => !isRequired(policy, subject);

/** Whether a session has ended because it was idle. 0 minutes: never. Instants in UTC ms. */
export function isIdle(session: { createdAt: number; lastSeenAt: number }, idleMinutes: number, now: number): boolean {
  return idleMinutes > 0 && now - Math.max(session.createdAt, session.lastSeenAt) > idleMinutes * 60_000;
}
