import type { TenantDb } from "~/db/client.server";

/**
 * Has an employee give these of the offerings that could be chosen, and none of the others of them; what could not be
 * chosen, such as a disabled one, stays as it is. Ids of this organization.
 */
export const giveOfferingsStatements = (
  db: TenantDb,
  employeeId: string,
  { ids, among }: { ids: readonly string[]; among: readonly string[] },
): D1PreparedStatement[] => [
  db.raw(
    "DELETE FROM employee_offering WHERE organization_id = ?1 AND employee_id = ?2 AND service_offering_id IN (SELECT value FROM json_each(?3))",
    db.organizationId,
    employeeId,
    JSON.stringify(among),
  ),
  db.raw(
    "INSERT INTO employee_offering (organization_id, employee_id, service_offering_id) SELECT ?1, ?2, value FROM json_each(?3) WHERE true ON CONFLICT DO NOTHING",
    db.organizationId,
    employeeId,
    JSON.stringify(ids),
  ),
];
