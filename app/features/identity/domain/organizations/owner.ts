import { employeeState, type EmployeeFacts } from "../team/employee-state";
import { jobOf, administers } from "../team/job";

/** Why somebody cannot become the owner of the organization; undefined where they can. */
export function ownerRefusal(
  next: (EmployeeFacts & { readonly teamUserType: number; readonly roles: readonly string[] }) | undefined,
): "unknown" | "already" | "notActive" | "notAdmin" | undefined {
  if (!next || next.deletedAt !== null) return "unknown";
  if (next.isCreator) return "already";
  if (employeeState(next) !== "active") return "notActive";
  return administers(jobOf(next)) ? undefined : "notAdmin";
}
