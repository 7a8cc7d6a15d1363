import { ROLE } from "~/features/identity/public.server";
import type { RequestContext } from "~/platform/context.server";

/**
 * Whose wishes for renewals somebody answers: a provider their own, a nurse everybody's (null).
 * @returns null for whoever writes no prescriptions, as administrators, who have a list of their own
 */
export function renewalsFor({ actor }: RequestContext): { prescriberId: string | null; employeeId: string } | null {
  if (actor.kind !== "employee") return null;
  const { roles, employeeId } = actor;
  if (roles.includes(ROLE.PROVIDER)) return { prescriberId: employeeId, employeeId };
  return roles.includes(ROLE.NURSE) ? { prescriberId: null, employeeId } : null;
}
