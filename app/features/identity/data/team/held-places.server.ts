import type { TenantDb } from "~/db/client.server";
import { heldBranches, heldDepartments } from "./team-holdings.server";

/** The branches and departments of one employee, by id: one round trip. */
export async function readHeldPlaces(
  db: TenantDb,
  employeeId: string,
): Promise<{ branchIds: string[]; departmentIds: string[] }> {
  const [branches, departments] = await db.batch([heldBranches(db, employeeId), heldDepartments(db, employeeId)]);
  return {
    branchIds: branches.map(({ branchId }) => branchId),
    departmentIds: departments.map(({ departmentId }) => departmentId),
  };
}
