import type { OrganizationSettings } from "~/db/organization-profile.server";

/** What the organization wants of sign-ins. */
export type SignInPolicy = Pick<OrganizationSettings, "secondFactorOf" | "idleMinutes">;

/** As much of a person as the policy asks about. */
export interface PolicySubject {
  userType: "EMPLOYEE" | "CUSTOMER";
  /** 1 admin, 2 doctor only, 3 doctor and admin. */
  teamUserType: number | null;
  isCreator: number | null;
}

/** Whether the organization wants a second step of this person. */
function isRequired(
  { secondFactorOf: required }: SignInPolicy,
  { userType, teamUserType, isCreator }: PolicySubject,
): boolean {
  if (required === "EVERYONE") return true;
  if (userType !== "EMPLOYEE" || required === "NOBODY") return false;
  return required === "EMPLOYEES" || isCreator === 1 || teamUserType === 1 || teamUserType === 3;
}

/**
 * What a person still owes after the password: the code of a factor that they have, the setting up of one that the
 * organization wants, or nothing.
 */
export function secondStep(
  policy: SignInPolicy,
  subject: PolicySubject,
  hasFactor: boolean,
): "none" | "code" | "set-up" {
  if (hasFactor) return "code";
  return isRequired(policy, subject) ? "set-up" : "none";
}

/** Whether a person's last factor may go: not where the organization wants one. */
export const mayDoWithout = (policy: SignInPolicy, subject: PolicySubject): boolean => !isRequired(policy, subject);

/**
 * Whether a session was left alone for so long that it has ended. 0 minutes: that never ends it. Instants in UTC ms.
 */
export function isIdle(session: { createdAt: number; lastSeenAt: number }, idleMinutes: number, now: number): boolean {
  return idleMinutes > 0 && now - Math.max(session.createdAt, session.lastSeenAt) > idleMinutes * 60_000;
}
